/** Code of a shared prefix of length 0. Greater lengths follow, up to `MAX_SHARED`. */
const FIRST_CODE = 48;
const MAX_SHARED = 60;

const isHighSurrogate = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 0xd8_00 && code <= 0xdb_ff;
};

/** Returns the number of equal characters at the start, without half of a character of two. */
const sharedLength = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length, MAX_SHARED);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length > 0 && isHighSurrogate(one, length - 1) ? length - 1 : length;
};

/** Writes words as UTF-8 lines, each as the length of the prefix that it shares with the word before, and the rest. */
export const writeWordList = (words: readonly string[]): Uint8Array => {
  const lines = words.map((word, at) => {
    const shared = sharedLength(words[at - 1] ?? '', word);
    return String.fromCharCode(FIRST_CODE + shared) + word.slice(shared);
  });
  return new TextEncoder().encode(lines.join('\n'));
};

/**
 * Reads the words that `writeWordList` wrote. Decodes and divides them together, which takes a quarter of the time of a
 * loop over bytes: this is part of the cold start.
 */
export const readWordList = (bytes: Uint8Array): string[] => {
  if (bytes.length === 0) return [];
  const words = new TextDecoder().decode(bytes).split('\n');
  let before = '';
  for (let at = 0; at < words.length; at += 1) {
    const line = words[at]!;
    before = before.slice(0, line.charCodeAt(0) - FIRST_CODE) + line.slice(1);
    words[at] = before;
  }
  return words;
};
