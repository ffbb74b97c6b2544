import { addDays, type LocalDate } from '../../../../time/local-date.ts';
import { dayOf, upcomingDay, weekdayOf } from './calendar-days.ts';
import { months, namesIn, numberOf, numberWords, ordinals, weekdays } from './calendar-words.ts';

/** A day mentioned in a text. */
export interface MentionedDay {
  start: number;
  end: number;
  /** null if there is no such day: 31 November, or Friday the 25th where the 25th is a Wednesday. */
  date: LocalDate | null;
  /** Whether it names the last day of a period: '12 to 16 October'. */
  endsPeriod: boolean;
}

export interface DayContext {
  today: LocalDate;
  /** Whether '11/12' is the 12th of November. */
  isMonthFirst: boolean;
  /** Month that a day without a month is in, such as the one of 'between Christmas and New Year'. */
  month?: number;
}

const MONTH = namesIn(months);
const WEEKDAY = namesIn(weekdays);
const COUNT = `\\d{1,2}|${namesIn(numberWords)}`;

interface Matcher {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>, context: DayContext) => LocalDate | null | undefined;
}

const number = (text: string | undefined): number => Number(text);
const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const withYear = (year: string | undefined, month: number, day: number, today: LocalDate): LocalDate | null =>
  year === undefined ? upcomingDay(today, month, day) : dayOf(fullYear(year), month, day);

/** Returns the next day of the month with this number, today included. */
const nextOfMonth = (day: number, today: LocalDate): LocalDate | null => {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const found = dayOf(year, month, day);
  if (found !== null && found >= today) return found;
  return month === 12 ? dayOf(year + 1, 1, day) : dayOf(year, month + 1, day);
};

const weekdayIn = (today: LocalDate, name: string, weeks: number | null): LocalDate => {
  const ahead = ((weekdays[name] ?? 0) - weekdayOf(today) + 7) % 7;
  if (weeks === null) return addDays(today, ahead || 7);
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return addDays(monday, weeks * 7 + (((weekdays[name] ?? 0) + 6) % 7));
};

const nextWeek =
  '(?:next|following|coming) week|(?:in der |der )?(?:nächste[rn]?|kommende[rn]?|folgende[rn]?) woche';
const thisWeek = 'this week|diese[rn]? woche';

const matchers: readonly Matcher[] = [
  {
    pattern: /(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/gu,
    read: ({ y, m, d }) => dayOf(number(y), number(m), number(d)),
  },
  {
    pattern: /(?<!\d)(?<d>\d{1,2})\. ?(?<m>\d{1,2})\.(?: ?(?<y>20\d\d|\d\d(?!\d|:|\.\d| ?uhr)))?/gu,
    read: ({ d, m, y }, { today }) => withYear(y, number(m), number(d), today),
  },
  {
    pattern:
      /(?<=(?:am|vom|bis|ab|zum|den|dem|einschließlich) )(?<d>\d{1,2})\.(?<m>\d{1,2})(?![\d.]| ?uhr)/gu,
    read: ({ d, m }, { today }) => withYear(undefined, number(m), number(d), today),
  },
  {
    pattern: /(?<![\d/])(?<a>\d{1,2})\/(?<b>\d{1,2})(?:\/(?<y>\d{4}|\d\d))?(?![\d/])/gu,
    read: ({ a, b, y }, { today, isMonthFirst }) => {
      const [one, two] = [number(a), number(b)];
      const monthFirst = two > 12 || (isMonthFirst && one <= 12);
      return monthFirst ? withYear(y, one, two, today) : withYear(y, two, one, today);
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\d\\p{L}])(?<d>\\d{1,2}|${namesIn(ordinals)})(?:st|nd|rd|th|\\.)?(?: of)? (?<m>${MONTH})(?![\\p{L}])\\.?(?:,? (?<y>20\\d\\d))?`,
      'gu',
    ),
    read: ({ d, m, y }, { today }) =>
      withYear(y, months[m ?? ''] ?? 0, ordinals[d ?? ''] ?? number(d), today),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?<m>${MONTH})\\.? (?:the )?(?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,? (?<y>20\\d\\d))?`,
      'gu',
    ),
    read: ({ d, m, y }, { today }) => withYear(y, months[m ?? ''] ?? 0, number(d), today),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:(?<next>${nextWeek}),?(?: on| am)? |(?<current>${thisWeek}),?(?: on| am)? |(?<how>next|nächste[mnrs]?|kommende[mnrs]?|this|diese[mnrs]?|coming|following|folgende[mnrs]?|last|letzte[mnrs]?|vergangene[mnrs]?|past|previous) )?(?<name>${WEEKDAY})(?:s|nachmittag|vormittag|mittag|früh|abend|morgen)?(?!['\\p{L}])(?:,? (?:of )?(?<later>${nextWeek})|(?<fortnight> week)(?![\\p{L}]))?`,
      'gu',
    ),
    read: ({ next, current, how, name, later, fortnight }, { today }) => {
      if (/^(?:last|letzt|vergangen|past|previous)/.test(how ?? '')) return undefined;
      // Two letters may be other words: 'so', 'do', 'mi'.
      if (
        /^(?:mo|di|mi|do|fr|sa|sun|sat|mon|wed|fri)$/.test(name ?? '') &&
        !/^(?:mon|wed|fri|sat|sun)$/.test(name ?? '')
      )
        return undefined;
      if (next !== undefined || later !== undefined) return weekdayIn(today, name ?? '', 1);
      if (fortnight !== undefined) return addDays(weekdayIn(today, name ?? '', null), 7);
      if (current !== undefined) return weekdayIn(today, name ?? '', 0);
      // 'Next Thursday' is the one of next week; said before a weekend, both readings are the same.
      if (/^(?:next|nächst)/.test(how ?? '')) return weekdayIn(today, name ?? '', 1);
      return weekdayIn(today, name ?? '', null);
    },
  },
  {
    pattern: /(?<![\p{L}])(?<w>the day after tomorrow|day after tomorrow|übermorgen)(?![\p{L}])/gu,
    read: (_groups, { today }) => addDays(today, 2),
  },
  {
    pattern:
      /(?<!(?:guten|am|jeden|heute|der|den|diesen|after) )(?<![\p{L}])(?:tomorrow|tmrw|tmr|morgen)(?!(?:s|stunden)?\p{L})(?! ist ein| früh um dich)/gu,
    read: (_groups, { today }) => addDays(today, 1),
  },
  {
    pattern: /(?<![\p{L}])(?:today|tonight|this (?:morning|afternoon|evening)|heute)(?![\p{L}])/gu,
    read: (_groups, { today }) => today,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])in (?<n>${COUNT})(?: of)? (?<unit>days?|weeks?|tag(?:en?)?|wochen?)(?![\\p{L}])|(?<m>${COUNT}) (?<other>days?|weeks?) from (?:today|now)`,
      'gu',
    ),
    read: ({ n, m, unit, other }, { today }) => {
      const count = numberOf(n ?? m ?? '0');
      return addDays(today, /^[wW]/.test(unit ?? other ?? '') ? count * 7 : count);
    },
  },
  {
    pattern:
      /(?<=(?:^|[\p{L},] )(?:on |by |until |till |the |am |dem |den |zum |bis |ab |from |weekday ))(?:the )?(?<d>\d{1,2})(?:st|nd|rd|th|\.)(?!\d|\s?\d|\s(?:floor|time|stock))/gu,
    read: ({ d }, { today, month }) =>
      month === undefined ? nextOfMonth(number(d), today) : upcomingDay(today, month, number(d)),
  },
];

const aroundNewYear =
  /(?<!\p{L})(?:between christmas and new year|between the years|after christmas|before new year|zwischen den jahren|zwischen weihnachten und (?:neujahr|silvester)|nach weihnachten|vor silvester)/u;
const monthAlone = new RegExp(
  `(?<![\\p{L}])(?:in|im|early|mid|late|anfang|mitte|ende) (?<m>${MONTH})(?![\\p{L}]| \\d)`,
  'u',
);

/** Returns the month that a text in lower case names without a day, or undefined. */
export const monthOf = (text: string): number | undefined =>
  aroundNewYear.test(text) ? 12 : months[monthAlone.exec(text)?.groups?.['m'] ?? ''];

/** Returns the days of a text in order, without those inside a longer match. */
const allDays = (text: string, context: DayContext): MentionedDay[] => {
  const found: MentionedDay[] = [];
  for (const { pattern, read } of matchers)
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const date = read(match.groups ?? {}, context);
      if (date === undefined) continue;
      const before = text.slice(0, start);
      const endsPeriod =
        /\d{1,2}(?:st|nd|rd|th|\.)?(?:\/\d{1,2})? ?(?:to|-|bis|until|till|through|and) ?(?:the )?$/u.test(
          before,
        );
      found.push({ start, end, date, endsPeriod });
    }
  return found.toSorted((one, other) => one.start - other.start);
};

const isDateText = new RegExp(`\\d|(?<![\\p{L}])(?:${namesIn(ordinals)})(?![\\p{L}])`, 'u');
const isWeekdayName = new RegExp(`(?:${WEEKDAY})`, 'u');

/** Returns the days that a text in lower case mentions. 'Friday, 16 October' is one day, and none if they disagree. */
export const daysIn = (text: string, context: DayContext): MentionedDay[] => {
  const days: MentionedDay[] = [];
  for (const day of allDays(text, context)) {
    const before = days.at(-1);
    const gap = before ? text.slice(before.end, day.start) : '';
    const isDated = isDateText.test(text.slice(day.start, day.end));
    const isPair =
      before !== undefined &&
      /^[, ]*(?:the |den |dem |der )?\(?$/u.test(gap) &&
      isWeekdayName.test(text.slice(before.start, before.end)) &&
      !/\d/.test(text.slice(before.start, before.end)) &&
      isDated;
    if (!isPair) {
      days.push(day);
      continue;
    }
    const agrees =
      before.date !== null && day.date !== null && weekdayOf(before.date) === weekdayOf(day.date);
    days[days.length - 1] = { ...day, start: before.start, date: agrees ? day.date : null };
  }
  return days;
};
