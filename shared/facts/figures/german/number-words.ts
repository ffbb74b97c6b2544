/** 'zwei' to 'neunzehn'. 'ein' and its forms are articles and do not count on their own. */
const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const ones: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value) => [word, value] as const),
  ['zwo', 2],
  ['ein', 1],
]);
const tensOf = new Map(tens.map((word, at) => [word, (at + 2) * 10] as const));

const ONE = [...ones.keys()].filter((word) => word !== 'ein').toSorted((a, b) => b.length - a.length);
const BELOW_HUNDRED = `(?:(?:(?:ein|${ONE.join('|')})und)?(?:${tens.join('|')})|${ONE.join('|')})`;
const BELOW_THOUSAND = `(?:(?:(?:ein|${ONE.join('|')})?hundert)(?:und)?(?:${BELOW_HUNDRED}|ein)?|${BELOW_HUNDRED})`;

/** Numbers in words, which German writes as one word: 'zwölf', 'fünfundzwanzig', 'eintausendzweihundertvierzig'. */
export const NUMBER_WORDS = `(?:(?:${BELOW_THOUSAND}|ein)?tausend(?:und)?(?:${BELOW_THOUSAND})?|${BELOW_THOUSAND})`;

const below100 = (written: string): number => {
  const [, one = '', ten = ''] = new RegExp(`^(?:(.*)und)?(${tens.join('|')})$`).exec(written) ?? [];
  return ten === '' ? (ones.get(written) ?? 0) : (ones.get(one) ?? 0) + (tensOf.get(ten) ?? 0);
};

const scaled = (written: string, scale: string, size: number, rest: (part: string) => number): number => {
  const at = written.indexOf(scale);
  if (at === -1) return rest(written);
  const [before, after] = [written.slice(0, at), written.slice(at + scale.length).replace(/^und/, '')];
  return (before === '' ? 1 : rest(before)) * size + (after === '' ? 0 : rest(after));
};

const below1000 = (written: string): number => scaled(written, 'hundert', 100, below100);

/** Returns the value of a number in words. */
export const valueOfWords = (written: string): number =>
  scaled(written.toLowerCase(), 'tausend', 1000, below1000);
