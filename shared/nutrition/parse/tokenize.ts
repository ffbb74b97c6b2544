import { decimal } from './parse-decimal.ts';
import { isPlural, normalForm } from './normal-form.ts';

export interface WordToken {
  kind: 'word';
  /** As the user wrote it. */
  raw: string;
  /** Normalized form. */
  text: string;
  plural: boolean;
  /** Set if it is part of a food's name, whatever it means elsewhere. */
  named?: true;
}
export interface NumberToken {
  kind: 'number';
  raw: string;
  value: number;
  /** Whether it is only 'a' or 'an', which is rarely meant as a count. */
  article: boolean;
  /** Set if it may be a recognition error: 'to eggs' for two. */
  guessed?: true;
  /** Set if it is energy in kcal: '250 calories'. */
  energy?: true;
}
/** Punctuation that ends a phrase: comma, semicolon, period, line break. */
interface BreakToken {
  kind: 'break';
  raw: string;
}
export type Token = WordToken | NumberToken | BreakToken;

const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
};

const pattern = new RegExp(
  [
    String.raw`(?<clock>\d{1,2}:\d{2})`,
    String.raw`(?<range>\d+(?:[.,]\d+)?\s?[-–]\s?\d+(?:[.,]\d+)?(?![\d/]))`,
    String.raw`(?<fraction>(?:\d+\s+)?\d+\s?[/⁄]\s?[1-9]\d*)`,
    String.raw`(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d{1,3}(?:\.\d{3})+,\d+|[1-9]\d{0,2}(?: 0\d\d)(?!\d)|\d+(?:[.,]\d+)?|(?<![\p{L}\d])[.,]\d+)(?<percent>\s?%)?`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}'’]*)`,
    String.raw`(?<join>[&+])`,
    String.raw`(?<break>[,;.:!?{}|/•·\n\r—–]|\s-\s)`,
  ].join('|'),
  'gu',
);

const fraction = (text: string): number => {
  const [, whole = '0', top = '0', bottom = '1'] = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/.exec(text) ?? [];
  return Number(whole) + Number(top) / Number(bottom);
};

const middle = (text: string): number => {
  const [low = 0, high = 0] = text.split(/\s?[-–]\s?/).map((part) => decimal(part));
  return (low + high) / 2;
};

const number = (raw: string, value: number): NumberToken => ({ kind: 'number', raw, value, article: false });

const word = (raw: string): WordToken => ({
  kind: 'word',
  raw,
  text: normalForm(raw),
  plural: isPlural(raw),
});
const sign = (raw: string, text: string): WordToken => ({ kind: 'word', raw, text, plural: false });

const tokenOf = (match: RegExpExecArray): Token => {
  const [raw] = match;
  const groups = match.groups ?? {};
  if (groups['range'] !== undefined) return number(raw, middle(raw));
  if (groups['fraction'] !== undefined) return number(raw, fraction(raw));
  if (groups['percent'] !== undefined) return sign(raw, raw.replace(/\s/g, ''));
  if (groups['number'] !== undefined)
    return number(raw, decimal(raw, match.input.slice(match.index + raw.length)));
  if (groups['word'] !== undefined) return word(raw);
  return groups['join'] === undefined ? { kind: 'break', raw } : sign(raw, 'and');
};

/**
 * Splits a text into words, numbers (decimal point or comma, fractions, ranges as their middle) and breaks. Drops
 * markup, emoji and other symbols; a time of day ends a phrase.
 */
export const tokenize = (text: string): Token[] => {
  const readable = text
    .replace(/<[^<>]{0,200}>/g, '\n')
    .replace(/\bhttps?:\/\/\S+|\b[\w.]+@\w+\.\S+/g, ' ')
    .replace(/(\d)\s?["”″](?=\s?\p{L})/gu, '$1 inch ')
    .replace(/^\s*(?:[-*]|\d{1,2}[.)])\s+/gm, '\n')
    .replace(/(\d?)\s?([¼½¾⅓⅔⅛])/g, (_, whole: string, part: string) => `${whole} ${vulgarFractions[part]}`)
    .replace(/!(?=\s\p{Ll})/gu, ' ')
    .replace(/\bm\s?&\s?m['’]?s?\b/gi, 'mandms')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/(?=\s?\p{L})/giu, 'with ')
    .replace(/(?<=[\d¼½¾⅓⅔⅛]\s?)T(?=\.?\s\p{L})/gu, ' tbsp')
    .replace(/\bEL(?=\s\p{L})|(?<=\d\s?)el\b/gu, 'tbsp')
    .replace(/\bfl(?:uid)?\.?\s?(?:oz|ounces?)\b/gi, 'floz')
    .replace(/\b(oz|tbsp|tsp|k?g|ml|lbs?)\.(?=\s?\p{Ll})/gu, '$1 ');
  return [...readable.matchAll(pattern)].map(tokenOf);
};
