import type { Language } from '#shared/language/languages.ts';
import { decimalOf } from './amounts.ts';
import { numberFromWords } from './number-words.ts';

/** A length of working time in a text. */
export interface Duration {
  minutes: number;
  start: number;
  end: number;
}

/** Minutes of a working day of eight hours. */
const DAY = 8 * 60;
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|min|mins|minutes?|minuten?)\.?$/iu, 1],
  [/^(?:h|hr|hrs|hours?|std|stunden?)\.?$/iu, 60],
  [/^(?:d|days?|workdays?|tage?n?|arbeitstage?n?)\.?$/iu, DAY],
  [/^(?:w|weeks?|wochen?)\.?$/iu, 5 * DAY],
];
const count = String.raw`\d+(?:[.,]\d+)?|half an?|half|an?|ein(?:e|en|er)?(?:inhalb)?|anderthalb(?:e|en)?|halben?|halbe|einen? halben?|eine halbe|one and a half|a couple of|a few|\p{L}+`;
const names = String.raw`minutes?|mins?|minuten?|hours?|hrs?|hr|stunden?|std|days?|workdays?|tage?n?|arbeitstage?n?|weeks?|wochen?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d.,:])(?:(${count})[\s-]?(${names})(?![\p{L}])(?:\s(?:and a half))?|(\d+(?:[.,]\d+)?)\s?(h|m|min|d)(?![\p{L}])\.?(?:\s?(\d{1,2})\s?(?:m|min)(?![\p{L}]))?|(half)\s(?:an?|one)\s(hour|day|week)(?![\p{L}]))`,
  'giu',
);

const countOf = (written: string, language: Language): number | null => {
  const plain = written.toLowerCase().trim();
  if (/^\d/u.test(plain)) return decimalOf(plain, language);
  if (/^(?:half|half an?|halben?|halbe|einen? halben?|eine halbe)$/u.test(plain)) return 0.5;
  if (/^(?:anderthalb(?:e|en)?|eineinhalb|one and a half)$/u.test(plain)) return 1.5;
  if (plain === 'a couple of') return 2;
  return numberFromWords(plain);
};

/** Finds durations: '2h', '45 min', 'half a day', 'a day' (eight hours), 'eine Stunde', 'anderthalb Stunden'. */
export const durationsIn = (text: string, language: Language): Duration[] =>
  [...text.matchAll(pattern)].flatMap((match): Duration[] => {
    const [whole, written, name, digits, letter, minutes, half, halved] = match;
    const value = half ? 0.5 : countOf(written ?? digits ?? '', language);
    const unit = units.find(([form]) => form.test(name ?? letter ?? halved ?? ''))?.[1];
    if (value === null || unit === undefined) return [];
    const more = / and a half$/iu.test(whole) ? unit / 2 : Number(minutes ?? 0);
    const start = match.index;
    return [{ minutes: Math.round(value * unit + more), start, end: start + whole.length }];
  });
