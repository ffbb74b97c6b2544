import type { Language } from '../language/languages.ts';
import { germanMonthNames, monthNames } from '../time/month-names.ts';

/** The words of the symbols in one language. */
interface SymbolWords {
  /** Thousands separator. */
  comma: string;
  range: string;
  /** Words by the names in `symbols`. */
  words: Readonly<Record<keyof typeof symbols, string>>;
  /** Writes a day in words. */
  day: (year: string, month: number, day: number) => string | null;
}

/** Symbols that voices skip or spell. */
const symbols = {
  percent: /\s?%/g,
  about: /[~≈]\s*(?=\d)/g,
  atMost: /≤\s*(?=\d)/g,
  atLeast: /≥\s*(?=\d)/g,
  lessThan: /<\s*(?=\d)/g,
  moreThan: />\s*(?=\d)/g,
  plusMinus: /±\s*(?=\d)/g,
  times: /(?<=\d)\s*[x×]\s*(?=\d)/g,
  minus: /(?<![\p{L}\p{N}])[-−–](?=\d)/gu,
  to: /\s*(?:→|->)\s*/g,
  and: /\s*&\s*/g,
  is: /\s+=\s+/g,
  plus: /\s+\+\s+/g,
} as const;

const english: SymbolWords = {
  comma: ',',
  range: 'to',
  words: {
    percent: ' percent',
    about: 'about ',
    atMost: 'at most ',
    atLeast: 'at least ',
    lessThan: 'less than ',
    moreThan: 'more than ',
    plusMinus: 'plus or minus ',
    times: ' times ',
    minus: 'minus ',
    to: ' to ',
    and: ' and ',
    is: ' is ',
    plus: ' plus ',
  },
  day: (year, month, day) => {
    const name = monthNames[month - 1];
    return name === undefined ? null : `${name} ${day}, ${year}`;
  },
};

const german: SymbolWords = {
  comma: '.',
  range: 'bis',
  words: {
    percent: ' Prozent',
    about: 'etwa ',
    atMost: 'höchstens ',
    atLeast: 'mindestens ',
    lessThan: 'weniger als ',
    moreThan: 'mehr als ',
    plusMinus: 'plus minus ',
    times: ' mal ',
    minus: 'minus ',
    to: ' bis ',
    and: ' und ',
    is: ' gleich ',
    plus: ' plus ',
  },
  day: (year, month, day) => {
    const name = germanMonthNames[month - 1];
    return name === undefined ? null : `${day}. ${name} ${year}`;
  },
};

const symbolWords: Readonly<Record<Language, SymbolWords>> = { en: english, de: german };
const range = /(?<![\d-])([\d.,]*\d)\s?[-–—]\s?(?=\d)(?!\d+-)/g;

/**
 * Writes symbols that voices skip or spell as words: '57%', '-120', '400-500', '2026-11-20'. Narrow spaces in thousands
 * become the language's separator.
 */
export const spellOutSymbols = (text: string, language: Language): string => {
  const { comma, range: rangeWord, words, day: dayInWords } = symbolWords[language];
  const plain = text
    .replace(/(?<=\d)[\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, comma)
    .replace(
      /\b(\d{4})-(\d\d)-(\d\d)\b/g,
      (date, year: string, month: string, day: string) =>
        dayInWords(year, Number(month), Number(day)) ?? date,
    )
    .replace(range, `$1 ${rangeWord} `);
  return (Object.keys(symbols) as (keyof typeof symbols)[]).reduce(
    (now, name) => now.replace(symbols[name], words[name]),
    plain,
  );
};
