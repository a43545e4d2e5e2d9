// Bytes from the text that tools/pack.mjs makes of them.

/** Packed bytes. */
export interface Packed {
    /** A letter for each byte, behind a mark for each round of letters that its rank skips. */
    text: string;
    /** The letters by rank; a character that is none of them is a mark. */
    letters: string;
    /** The bytes by rank, the most frequent one first. */
    order: number[];
}

export function unpack({ text, letters, order }: Packed): Uint8Array<ArrayBuffer> {
    const ranks = new Map(Array.from(letters, (letter, rank) => [letter.charCodeAt(0), rank]));
    const bytes = new Uint8Array(text.length);
    let [count, skipped] = [0, 0];
    for (let at = 0; at < text.length; at += 1) {
        const rank = ranks.get(text.charCodeAt(at));
        if (rank === undefined) {
            skipped += letters.length;
        } else {
            bytes[count] = order[skipped + rank] ?? 0;
            count += 1;
            skipped = 0;
        }
    }
    return bytes.subarray(0, count);
}
