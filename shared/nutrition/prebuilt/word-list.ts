/** Code of a shared prefix of length 0. Greater lengths follow, up to `MAX_SHARED`. */
const FIRST_CODE = 48;
const MAX_SHARED = 60;
const LINE_END = 10;

const sharedLength = (one: Uint8Array, other: Uint8Array): number => {
  const most = Math.min(one.length, other.length, MAX_SHARED);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
};

/** Writes words as UTF-8, each as the length of the prefix that it shares with the word before, and the rest. */
export const writeWordList = (words: readonly string[]): Uint8Array => {
  const encoder = new TextEncoder();
  const bytes: number[] = [];
  let before = new Uint8Array();
  for (const word of words.map((each) => encoder.encode(each))) {
    const shared = sharedLength(before, word);
    if (bytes.length > 0) bytes.push(LINE_END);
    bytes.push(FIRST_CODE + shared, ...word.subarray(shared));
    before = word;
  }
  return Uint8Array.from(bytes);
};

/** Returns the length of the words with their line ends. */
const expandedLength = (bytes: Uint8Array): number => {
  let [length, isStart] = [bytes.length, true];
  for (let at = 0; at < bytes.length; at += 1) {
    if (isStart) length += bytes[at]! - FIRST_CODE - 1;
    isStart = bytes[at] === LINE_END;
  }
  return length;
};

/** Reads the words that `writeWordList` wrote. Decodes them together, since this is part of the cold start. */
export const readWordList = (bytes: Uint8Array): string[] => {
  if (bytes.length === 0) return [];
  const text = new Uint8Array(expandedLength(bytes));
  let [end, before] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const start = end;
    for (let shared = bytes[at]! - FIRST_CODE; shared > 0; shared -= 1) text[end++] = text[before++]!;
    for (at += 1; at < bytes.length && bytes[at] !== LINE_END; at += 1) text[end++] = bytes[at]!;
    if (at < bytes.length) text[end++] = LINE_END;
    before = start;
  }
  return new TextDecoder().decode(text).split('\n');
};
