import type { Language } from '../language/languages.ts';
import { unitWords } from './unit-words.ts';

interface Spelling {
  /** Decimal and thousands separators. */
  point: string;
  comma: string;
  /** The word for a slash before a unit or one of `things`. */
  per: string;
  things: string;
  /** Units that are spoken without a number: 'in kcal'. The others may be words or letters. */
  alone: string;
}

const spellings: Readonly<Record<Language, Spelling>> = {
  en: {
    point: '.',
    comma: ',',
    per: 'per',
    things: 'day|week|meal|serving|portion|person',
    alone: 'kcal|kj|kg|mg|mcg|[µμ]g|ml|lbs|oz|tbsp|tsp',
  },
  de: {
    point: ',',
    comma: '.',
    per: 'pro',
    things: 'Tag|Woche|Mahlzeit|Portion|Person',
    alone: 'kcal|kj|kg|mg|mcg|[µμ]g|ml',
  },
};

const createSpellOut = (language: Language): ((text: string) => string) => {
  const { point, comma, per, things, alone } = spellings[language];
  const units = unitWords[language];
  const signs = Object.keys(units).join('|');
  const amount = new RegExp(
    `(?<![\\p{L}\\d.,])(\\d[\\d${comma}]*(?:[${point}]\\d+)?)\\s?(${signs})(?![\\p{L}\\d'’])`,
    'giu',
  );
  const perAmount = new RegExp(`(?<=\\p{L})\\s?/\\s?(${signs}|${things})(?![\\p{L}\\d])`, 'giu');
  const withoutNumber = new RegExp(`(?<![\\p{L}\\d])(${alone})(?![\\p{L}\\d'’])`, 'giu');
  const isPlain = new RegExp(`^\\d{4,}(?:[${point}]\\d+)?$`);
  const groups = new RegExp(`\\B(?=(?:\\d{3})+(?!\\d))(?<![${point}]\\d*)`, 'g');

  const wordOf = (sign: string, isOne: boolean): string => units[sign.toLowerCase()]![isOne ? 0 : 1];
  /** 1240 becomes 1,240: four plain digits would be read as a year. */
  const grouped = (number: string): string => (isPlain.test(number) ? number.replace(groups, comma) : number);

  return (text) =>
    text
      .replace(
        amount,
        (_, number: string, sign: string) => `${grouped(number)} ${wordOf(sign, number === '1')}`,
      )
      .replace(
        perAmount,
        (_, what: string) => ` ${per} ${what.toLowerCase() in units ? wordOf(what, true) : what}`,
      )
      .replace(withoutNumber, (sign) => wordOf(sign, false));
};

const spellOut = { en: createSpellOut('en'), de: createSpellOut('de') } as const;

/** Writes units as words: '1,240 kcal' becomes '1,240 kilocalories', '2 g/day' becomes '2 grams per day'. */
export const spellOutUnits = (text: string, language: Language): string => spellOut[language](text);
