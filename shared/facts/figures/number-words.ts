const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

const units = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);

const WORD = [...units.keys(), ...scales.keys()].join('|');

/** Numbers in words: 'two', 'twelve hundred', 'one thousand two hundred and forty', 'a dozen'. */
export const NUMBER_WORDS = `(?:a\\s+(?=${[...scales.keys()].join('|')}))?(?:${WORD})(?:(?:\\s+and\\s+|[\\s-]+)(?:${WORD}))*`;

/** Returns the value of a number in words. */
export const valueOfWords = (written: string): number => {
  let [sum, part] = [0, 0];
  for (const word of written.toLowerCase().split(/[\s-]+/)) {
    const scale = scales.get(word);
    if (scale === undefined) part += units.get(word) ?? 0;
    else if (scale < 1000) part = Math.max(1, part) * scale;
    else [sum, part] = [sum + Math.max(1, part) * scale, 0];
  }
  return sum + part;
};

/** Words for shares, in percent. */
export const shareWords: readonly (readonly [pattern: string, percent: number])[] = [
  ['half(?=\\s+(?:of|your|the|my))', 50],
  ['two[\\s-]thirds', 66.7],
  ['(?:a|one)[\\s-]third(?=\\s+of)', 33.3],
  ['three[\\s-]quarters', 75],
  ['(?:a|one)[\\s-]quarter(?=\\s+of)', 25],
  ['(?:twice|double)(?=\\s+(?:as|the|your))', 200],
  ['(?:triple|three times)(?=\\s+(?:as|the|your))', 300],
];
