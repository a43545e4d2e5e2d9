//! The browser's door to the rules core: decode, call, encode.
