import { germanMonthNames, monthNames } from '#shared/time/month-names.ts';
import { addDays, type LocalDate, localDate } from '#shared/time/local-date.ts';
import type { Language } from '#shared/language/languages.ts';
import { weekdayFrom, weekdayOf, weekdayPattern } from './weekdays.ts';

/** A day in a text. `day` is null for a day that does not exist, such as 31 November. */
export interface DayMention {
  day: LocalDate | null;
  start: number;
  end: number;
}

const months = [monthNames, germanMonthNames].flatMap((names) =>
  names.flatMap((name, at) => [
    [name.toLowerCase(), at + 1] as const,
    [name.slice(0, 3).toLowerCase(), at + 1] as const,
  ]),
);
const monthOf = new Map([...months, ['sept', 9] as const, ['mrz', 3] as const, ['may', 5] as const]);
const monthPattern = [...monthOf.keys()].toSorted((one, other) => other.length - one.length).join('|');

const isReal = (written: string): boolean => localDate.safeParse(written).success;
const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a day of the year nearest to today in the given direction. */
const nearest = (month: number, day: number, today: LocalDate, isPast: boolean): LocalDate | null => {
  const year = Number(today.slice(0, 4));
  const made = [year - 1, year, year + 1].map((one) => `${one}-${two(month)}-${two(day)}`).filter(isReal);
  return (
    (isPast ? made.findLast((one) => one <= today) : made.find((one) => one >= today)) ?? made[1] ?? null
  );
};

const ofMonth = (day: number, today: LocalDate, isPast: boolean): LocalDate | null => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let step = 0; step < 12; step += 1) {
    const at = new Date(Date.UTC(year, month - 1 + (isPast ? -step : step), 1)).toISOString().slice(0, 7);
    const made = `${at}-${two(day)}`;
    if (isReal(made) && (isPast ? made <= today : made >= today)) return made;
  }
  return null;
};

const fullYear = (written: string | undefined): number | null =>
  written === undefined ? null : written.length === 2 ? 2000 + Number(written) : Number(written);

const dated = (
  year: number | null,
  month: number,
  day: number,
  today: LocalDate,
  isPast: boolean,
): LocalDate | null => {
  if (year === null) return nearest(month, day, today, isPast);
  const made = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return isReal(made) ? made : null;
};

const lastOfMonth = (today: LocalDate, ahead = 0): LocalDate =>
  new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + ahead, 0))
    .toISOString()
    .slice(0, 10);

type Rule = readonly [
  RegExp,
  (match: RegExpExecArray, today: LocalDate, isPast: boolean, language: Language) => LocalDate | null,
];

const week = (today: LocalDate): LocalDate => addDays(today, 1 - weekdayOf(today));

const rules: readonly Rule[] = [
  [
    /\b(\d{4})-(\d\d)-(\d\d)(?!\d)/giu,
    ([, year, month, day]) => dated(Number(year), Number(month), Number(day), '', false),
  ],
  [
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2}(?![\d:]))?/giu,
    ([, day, month, year], today, isPast) => dated(fullYear(year), Number(month), Number(day), today, isPast),
  ],
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))(?![\d/])/giu,
    ([, one, other, year], today, isPast) =>
      Number(one) > 12
        ? dated(fullYear(year), Number(other), Number(one), today, isPast)
        : dated(fullYear(year), Number(one), Number(other), today, isPast),
  ],
  [
    new RegExp(
      String.raw`(?<![\d.,])(\d{1,2})(?:st|nd|rd|th|\.)?\s?(?:of\s)?(${monthPattern})(?![\p{L}])\.?(?:,?\s(\d{4}))?`,
      'giu',
    ),
    ([, day, month, year], today, isPast) =>
      dated(fullYear(year), monthOf.get((month ?? '').toLowerCase()) ?? 0, Number(day), today, isPast),
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}])(${monthPattern})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(?:,?\s(\d{4}))?`,
      'giu',
    ),
    ([, month, day, year], today, isPast) =>
      dated(fullYear(year), monthOf.get((month ?? '').toLowerCase()) ?? 0, Number(day), today, isPast),
  ],
  [/\b(?:the day after tomorrow|übermorgen)\b/giu, (_, today) => addDays(today, 2)],
  [/(?<!\p{L})(?:tomorrow|morgen(?! früh\p{L}))(?!\p{L})/giu, (_, today) => addDays(today, 1)],
  [/(?<!\p{L})(?:today|tonight|heute)(?!\p{L})/giu, (_, today) => today],
  [/(?<!\p{L})(?:yesterday|gestern)(?!\p{L})/giu, (_, today) => addDays(today, -1)],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(next|this|last|coming|past|nächste[nrsm]?|diese[nrsm]?|letzte[nrsm]?|kommende[nrsm]?)\s)?(${weekdayPattern})s?(?!\p{L})(?:\s(next week|nächster woche|nächste woche|in a week))?`,
      'giu',
    ),
    ([, which, name, later], today, isPast) =>
      weekdayFrom(name ?? '', later ? 'next' : (which ?? ''), today, isPast),
  ],
  [
    /\bin\s(\d{1,3}|an?|one|two|three|four|five|six|ein(?:em|er)?|zwei|drei|vier)\s(days?|weeks?|months?|tag(?:en)?|wochen?|monat(?:en)?)\b/giu,
    ([, count, unit], today) => inUnits(count ?? '', unit ?? '', today),
  ],
  [
    /(?<!\p{L})(?:(?:the\s)?end of (?:the|this) month|month[- ]end|(?:am |zum |bis )?monatsende|ende des monats)(?!\p{L})/giu,
    (_, today) => lastOfMonth(today),
  ],
  [
    /(?<!\p{L})(?:(?:the\s)?end of (?:the|this) week|ende der woche|wochenende)(?!\p{L})/giu,
    (_, today) => addDays(week(today), 4),
  ],
  [
    /(?<!\p{L})(?:the|den|dem|am)\s(\d{1,2})(?:st|nd|rd|th|\.)(?!\d|\s?\p{Lu}\p{L}+(?:\s|$)(?<=(?:tag|woche)))/giu,
    ([, day], today, isPast) => ofMonth(Number(day), today, isPast),
  ],
  [
    /(?<!\p{L})(?:mid-month|mitte (?:des monats|monat))(?!\p{L})/giu,
    (_, today, isPast) => ofMonth(15, today, isPast),
  ],
];

const small: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  einem: 1,
  einer: 1,
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  six: 6,
};
const inUnits = (count: string, unit: string, today: LocalDate): LocalDate => {
  const value = small[count.toLowerCase()] ?? Number(count);
  if (/^(?:week|woche)/iu.test(unit)) return addDays(today, 7 * value);
  if (/^mona?t/iu.test(unit)) {
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + value, day)).toISOString().slice(0, 10);
  }
  return addDays(today, value);
};

/** Options of a search for days. */
interface DayOptions {
  today: LocalDate;
  language: Language;
  /** Days without a year are the last ones before today rather than the next ones. */
  isPast?: boolean;
}

const weekday = new RegExp(String.raw`^(?:${weekdayPattern})$`, 'iu');

/** Finds days in the order of the text. Earlier rules win where two overlap. */
export const daysIn = (text: string, { today, language, isPast = false }: DayOptions): DayMention[] => {
  const found: DayMention[] = [];
  for (const [pattern, read] of rules)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((one) => one.start < end && start < one.end)) continue;
      found.push({ day: read(match, today, isPast, language), start, end });
    }
  const sorted = found.toSorted((one, other) => one.start - other.start);
  // In 'Friday 4 December' the date says which Friday.
  return sorted.filter((one, at) => {
    const next = sorted[at + 1];
    return !(
      next &&
      weekday.test(text.slice(one.start, one.end)) &&
      /\d/u.test(text.slice(next.start, next.end)) &&
      /^,?\s(?:the |den |dem )?$/u.test(text.slice(one.end, next.start))
    );
  });
};
