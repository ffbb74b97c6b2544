import type { Language } from '#shared/language/languages.ts';
import { wordNumbersIn } from './number-words.ts';

/** A number in a text, with its unit if it is money or a percentage. */
export interface Amount {
  value: number;
  /** Three-letter code. */
  currency: string | null;
  isPercent: boolean;
  isNegative: boolean;
  start: number;
  end: number;
  text: string;
}

const symbols: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
const names: Readonly<Record<string, string>> = {
  euro: 'EUR',
  euros: 'EUR',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  pound: 'GBP',
  pounds: 'GBP',
  quid: 'GBP',
  pfund: 'GBP',
  franken: 'CHF',
  francs: 'CHF',
};
const codes = 'EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN';
const unit = `€|\\$|£|¥|(?:${codes})\\b|(?:${Object.keys(names).join('|')})\\b`;

const figure = String.raw`\d{1,3}(?:[.,'’  ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,:/]|\d[-–])([-−+]\s?)?(${unit})?\s?([-−])?(${figure})(?:\s?(k|tsd\.?|mio\.?)(?![\p{L}]))?(?:\s?(%|percent\b|per cent\b|prozent\b|${unit}))?`,
  'giu',
);

/** Returns the decimal value of digits with separators, or NaN. 'de' reads '2.400' as 2400, 'en' as 2.4. */
export const decimalOf = (digits: string, language: Language): number => {
  const plain = digits.replace(/['’  ]/gu, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const hasBoth = plain.includes('.') && plain.includes(',');
  const separators = plain.match(/[.,]/gu) ?? [];
  const places = plain.length - last - 1;
  const isThousands =
    !hasBoth && places === 3 && (separators.length > 1 || plain[last] === (language === 'de' ? '.' : ','));
  if (isThousands) return Number(plain.replace(/[.,]/gu, ''));
  return Number(`${plain.slice(0, last).replace(/[.,]/gu, '')}.${plain.slice(last + 1)}`);
};

const scaleOf = (word: string | undefined): number =>
  word === undefined ? 1 : /^k|^tsd/iu.test(word) ? 1_000 : 1_000_000;

const currencyOf = (written: string | undefined): string | null =>
  written === undefined
    ? null
    : (symbols[written] ??
      names[written.toLowerCase()] ??
      (/^[a-z]{3}$/iu.test(written) ? written.toUpperCase() : null));

/** Finds numbers with digits and in words, in order: '€1,240', '2.5k', '85,50 €', '19 %', 'ninety-nine dollars'. */
export const amountsIn = (text: string, language: Language): Amount[] => {
  const written = [...text.matchAll(pattern)].map((match): Amount => {
    const [whole, sign, before, inner, digits = '', scale, after] = match;
    const isPercent = /^(?:%|per ?cent|prozent)/iu.test(after ?? '');
    const lead = whole.length - whole.trimStart().length;
    const value = decimalOf(digits, language) * scaleOf(scale);
    const isNegative = /[-−]/u.test(sign ?? '') || inner !== undefined;
    return {
      value: Number(value.toFixed(10)),
      currency: currencyOf(before) ?? (isPercent ? null : currencyOf(after)),
      isPercent,
      isNegative,
      start: match.index + lead,
      end: match.index + whole.trimEnd().length,
      text: whole.trim(),
    };
  });
  const inWords = wordNumbersIn(text).map((one): Amount => {
    const after = /^\s?(%|percent\b|per cent\b|prozent\b|[€$£¥]|\p{L}+)/iu.exec(text.slice(one.end))?.[1];
    const isPercent = /^(?:%|per ?cent|prozent)/iu.test(after ?? '');
    const currency = isPercent ? null : (symbols[after ?? ''] ?? names[(after ?? '').toLowerCase()] ?? null);
    return {
      value: one.value,
      currency,
      isPercent,
      isNegative: false,
      start: one.start,
      end: one.end,
      text: one.text,
    };
  });
  return [
    ...written,
    ...inWords.filter((one) => !written.some(({ start, end }) => start < one.end && one.start < end)),
  ]
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.start - other.start);
};
