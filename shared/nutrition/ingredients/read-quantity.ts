/** An amount at the start of a phrase. */
export interface Quantity {
  /** The number, or both ends of a range. */
  from: number;
  to: number;
  /** The text after it. */
  rest: string;
}

const vulgar: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
};
const words: Readonly<Record<string, number>> = Object.fromEntries(
  'a an one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at < 2 ? 1 : at - 1]),
);

const FRACTION = '[¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]';
const NUMBER = String.raw`(?:\d+\s*${FRACTION}|${FRACTION}|\d+(?:\s+|-|\s+and\s+)\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?|\.\d+)`;
const WORD = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\s)`;
const HALF = String.raw`(?:half|(?:one|a) half)(?:\s+(?:of\s+)?an?)?(?=\s)`;
const pattern = new RegExp(
  String.raw`^(${HALF}|${NUMBER}|${WORD})(?:\s*(?:-|–|to|or)\s*(${NUMBER}|${WORD}))?\s*-?\s*`,
  'i',
);

const valueOf = (text: string): number => {
  const plain = text.trim().toLowerCase();
  if (plain.includes('half')) return 1 / 2;
  const word = words[plain];
  if (word !== undefined) return word;
  const part = /[^\d\s.,/⁄-]/.exec(plain)?.[0] ?? '';
  if (vulgar[part] !== undefined) return Number.parseFloat(plain.replace(part, '') || '0') + vulgar[part];
  const fraction = /^(?:(\d+)(?:\s+|-|\s+and\s+))?(\d+)\s*[/⁄]\s*(\d+)$/.exec(plain);
  if (fraction !== null) {
    const [, whole = '0', top = '0', bottom = '1'] = fraction;
    return Number(whole) + Number(top) / Number(bottom);
  }
  return Number(plain.replace(',', '.'));
};

/** Parses the number at the start of a phrase: '1½', '1 1/2', '2-3', 'half a'. Returns null if none exists. */
export const readQuantity = (phrase: string): Quantity | null => {
  const match = pattern.exec(phrase);
  if (match === null) return null;
  const [all, first = '', second] = match;
  const from = valueOf(first);
  if (!Number.isFinite(from)) return null;
  const rest = phrase.slice(all.length);
  return { from, to: second === undefined ? from : valueOf(second), rest };
};
