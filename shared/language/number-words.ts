const english = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');
const german = (
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn ' +
  'achtzehn neunzehn zwanzig'
).split(' ');
const englishTens = 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ');
const germanTens = 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert'.split(' ');

/** Spellings of a German word: 'fünf', 'fuenf', 'funf'. */
const spellings = (word: string): string[] => {
  const plain = word.replace('ß', 'ss');
  return [
    ...new Set([
      word,
      plain.replace('ü', 'ue').replace('ö', 'oe'),
      plain.replace('ü', 'u').replace('ö', 'o'),
    ]),
  ];
};

const values: readonly (readonly [word: string, value: number])[] = [
  ...[english, german].flatMap((words) => words.map((word, at) => [word, at + 1] as const)),
  ...[englishTens, germanTens].flatMap((words) => words.map((word, at) => [word, 10 * (at + 3)] as const)),
].flatMap(([word, value]) => spellings(word).map((spelled) => [spelled, value] as const));

/**
 * Returns the words of the whole numbers in a range with their values, in English and German, with and without
 * umlauts. Knows 1 to 20 and the tens up to 100.
 */
export const numberWords = (least: number, most: number): Readonly<Record<string, number>> =>
  Object.fromEntries(values.filter(([, value]) => value >= least && value <= most));
