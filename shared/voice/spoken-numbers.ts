const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const values: ReadonlyMap<string, number> = new Map([
  ...ones.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

const word = [...values.keys()].toSorted((a, b) => b.length - a.length).join('|');
const anyWord = `(?:${word}|hundred|thousand)`;
const run = new RegExp(
  `\\b(?:an?[\\s-]+(?=hundred|thousand))?${anyWord}(?:[\\s-]+(?:and[\\s-]+(?=(?:${word})\\b))?${anyWord})*(?:\\s+point\\s+(?:${word}))?\\b`,
  'giu',
);

/** Returns the value of a number's words. 'two fifty' means 250. */
const wholeOf = (words: readonly string[]): number => {
  let [thousands, sum] = [0, 0];
  for (const said of words) {
    const value = values.get(said);
    if (said === 'thousand') [thousands, sum] = [thousands + (sum || 1) * 1000, 0];
    else if (said === 'hundred') sum = (sum || 1) * 100;
    else if (value !== undefined) {
      const isHundredsShort = sum > 0 && sum < 10 && value >= 10;
      sum = (isHundredsShort ? sum * 100 : sum) + value;
    }
  }
  return thousands + sum;
};

/** Returns the number of a word or digits: 'two', '2'; null if it is not a number. */
export const numberOf = (said: string): number | null =>
  values.get(said.toLowerCase()) ?? (/^\d+$/.test(said) ? Number(said) : null);

const digitsOf = (said: string): string => {
  const [whole = '', decimal] = said.toLowerCase().split(/\s+point\s+/);
  const number = wholeOf(whole.split(/[\s-]+/));
  return decimal === undefined ? String(number) : `${number}.${values.get(decimal)}`;
};

const isLong = (said: string): boolean => /[\s-]/.test(said.trim());

/**
 * Writes spelled-out numbers as digits: 'two hundred fifty calories' becomes '250 calories'. A single word is only
 * converted before a unit, unlike in 'two eggs' and 'seven up'.
 * @param unit regular expression of the units
 */
export const withDigits = (text: string, unit: string): string => {
  const beforeUnit = new RegExp(`^\\s*(?:${unit})\\b`, 'iu');
  return text.replace(run, (said, offset: number) =>
    isLong(said) || beforeUnit.test(text.slice(offset + said.length)) ? digitsOf(said) : said,
  );
};
