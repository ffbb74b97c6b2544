import { monthNames } from '../time/month-names.ts';

const dayInWords = (date: string, year: string, month: string, day: string): string => {
  const name = monthNames[Number(month) - 1];
  return name === undefined ? date : `${name} ${Number(day)}, ${year}`;
};

const number = String.raw`[\d.,]*\d`;

/** Symbols as words, surrounded by spaces. */
const words: readonly [RegExp, string][] = [
  [/\s?%/g, ' percent'],
  [/[~≈]\s*(?=\d)/g, 'about '],
  [/≤\s*(?=\d)/g, 'at most '],
  [/≥\s*(?=\d)/g, 'at least '],
  [/<\s*(?=\d)/g, 'less than '],
  [/>\s*(?=\d)/g, 'more than '],
  [/±\s*(?=\d)/g, 'plus or minus '],
  [/(?<=\d)\s*[x×]\s*(?=\d)/g, ' times '],
  [/(?<![\p{L}\p{N}])[-−–](?=\d)/gu, 'minus '],
  [/\s*(?:→|->)\s*/g, ' to '],
  [/\s*&\s*/g, ' and '],
  [/\s+=\s+/g, ' is '],
  [/\s+\+\s+/g, ' plus '],
];

/**
 * Writes symbols that voices skip or spell as words: '57%', '-120', '400-500', '2026-11-20'. Narrow spaces in thousands
 * become commas.
 */
export const spellOutSymbols = (text: string): string => {
  const plain = text
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, ',')
    .replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, dayInWords)
    .replace(new RegExp(`(?<![\\d-])(${number})\\s?[-–—]\\s?(?=\\d)(?!\\d+-)`, 'g'), '$1 to ');
  return words.reduce((now, [sign, word]) => now.replace(sign, word), plain);
};
