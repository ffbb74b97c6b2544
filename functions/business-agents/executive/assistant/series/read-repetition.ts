import { ruleDays } from '#shared/business-agents/calendar/recurrence-rule.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { germanMonthNames, monthNames } from '#shared/time/month-names.ts';
import { numberWords } from '#shared/language/number-words.ts';
import { daysIn } from '../../../common/text/days.ts';
import { weekdayFrom, weekdayOf, weekdayPattern } from '../../../common/text/weekdays.ts';
import { todayOf, type Workspace } from '../workspace.ts';

/** How often something repeats, as read from a text. */
export interface Repetition {
  /** RRULE without an end. */
  rrule: string;
  /** The words that say so. */
  phrase: string;
  /** First possible day, if the text names one; null if it cannot be read. */
  from: LocalDate | null | undefined;
  /** Last day; null if the text names an end that cannot be read. */
  until: LocalDate | null | undefined;
  /** Number of weeks or of occurrences after which it ends. */
  length: { count: number; unit: 'days' | 'weeks' | 'months' | 'times' } | undefined;
  /** The text without repetition, start and end, to read the title and the time from. */
  rest: string;
}

const small = numberWords(1, 31);
const every = String.raw`(?:every|each|jede[nrsm]?|alle)`;
const other = String.raw`(?:other|second|2nd|zweite[nr]?)`;
const count = String.raw`(?:\d{1,2}|${Object.keys(small).join('|')})`;
const days = String.raw`(?:${weekdayPattern}|mittwoch)s?`;
const several = String.raw`${days}(?:(?:,\s|,?\s(?:and|und|&|\+)\s|\/)${days})*`;
const nth =
  '(?:first|second|third|fourth|last|1st|2nd|3rd|4th|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|vierte[nrms]?|letzte[nrms]?)';
const w = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

const monthlyByDay = w(
  String.raw`(?:(?:on |am )?(?:the )?|${every}\s)(${nth})\s(${days})\s(?:of (?:the|each|every) month|every month|each month|monthly|im monat|des monats|jede[ns] monats?)|${every}\s((?!second|zweite|2nd)${nth})\s(${days})`,
);
const monthly = w(
  String.raw`(?:monthly|${every} month|monatlich|jeden monat)(?:\s(?:on|am)\s(?:the\s|dem\s)?(\d{1,2})(?:st|nd|rd|th|\.))?|(?:on |am )?(?:the )?(\d{1,2})(?:st|nd|rd|th|\.)\s(?:of (?:each|every) month|jede[ns] monats)`,
);
const weekdays = w(
  String.raw`(?:${every}\s(?:weekday|workday|working day|business day|werktag|arbeitstag)|(?:on )?(?:weekdays|workdays)|werktags|(?:monday|mon|montag) (?:to|through|till|-|–|bis) (?:friday|fri|freitag)s?)`,
);
const daily = w(
  String.raw`${every}\s(?:(${other})\s)?(?:day|tag|morning|evening|morgen|abend)|daily|täglich`,
);
const onDays = w(
  String.raw`${every}\s(?:(${other})\s)?(${several})(?:\s(?:weekly|every week|each week|jede woche))?`,
);
const weekly = w(
  String.raw`(?:${every}\s(?:(${other}|${count})\s)?(?:weeks?|wochen?)|weekly|wöchentlich|(?:once|einmal) (?:a|per|pro|die) (?:week|woche)|biweekly|fortnightly|zweiwöchentlich|14-tägig)(?:\s(?:on|am)\s(${several}))?`,
);
const plural = w(
  String.raw`(?:on )?((?:${weekdayPattern})s(?:(?:,\s|,?\s(?:and|und)\s)(?:${weekdayPattern})s)*)`,
);
const yearly = w(
  String.raw`${every} (?:year|jahr)|yearly|annually|jährlich|quarterly|${every} quarter|vierteljährlich|jedes quartal`,
);

const numberOf = (word: string | undefined): number =>
  word === undefined
    ? 1
    : new RegExp(`^${other}$`, 'iu').test(word)
      ? 2
      : (small[word.toLowerCase()] ?? Number(word));
const nthOf = (word: string): number =>
  /^(?:last|letzt)/iu.test(word)
    ? -1
    : [/^(?:1|first|erst)/iu, /^(?:2|second|zweit)/iu, /^(?:3|third|dritt)/iu].findIndex((one) =>
        one.test(word),
      ) + 1 || 4;

const DAYS = new RegExp(weekdayPattern, 'giu');
const numbersOf = (names: string, today: LocalDate): number[] =>
  [
    ...new Set(
      [...names.matchAll(DAYS)].flatMap(([name]) => {
        const day = weekdayFrom(name, 'this', today);
        return day ? [weekdayOf(day)] : [];
      }),
    ),
  ].toSorted((one, next) => one - next);
const codesOf = (names: string, today: LocalDate): string =>
  numbersOf(names, today)
    .map((day) => ruleDays[day - 1])
    .join(',');

const rule = (freq: string, interval: number, more = ''): string =>
  `FREQ=${freq}${interval > 1 ? `;INTERVAL=${interval}` : ''}${more}`;

/** Weekdays anywhere in a text, for 'Monday and Wednesday at 7, every week'. */
const looseDays = (text: string): string =>
  new RegExp(String.raw`(?<!\p{L})${several}(?!\p{L})`, 'iu').exec(text)?.[0] ?? '';

const ruleIn = (text: string, today: LocalDate): { rrule: string; phrase: string; loose?: string } | null => {
  const numbered = monthlyByDay.exec(text);
  if (numbered) {
    const [phrase, one, oneDay, two, twoDay] = numbered;
    const position = nthOf(one ?? two ?? '');
    return {
      rrule: rule('MONTHLY', 1, `;BYDAY=${position}${codesOf(oneDay ?? twoDay ?? '', today)}`),
      phrase,
    };
  }
  const work = weekdays.exec(text);
  if (work) return { rrule: rule('WEEKLY', 1, ';BYDAY=MO,TU,WE,TH,FR'), phrase: work[0] };
  const eachDay = onDays.exec(text);
  if (eachDay)
    return {
      rrule: rule('WEEKLY', numberOf(eachDay[1]), `;BYDAY=${codesOf(eachDay[2] ?? '', today)}`),
      phrase: eachDay[0],
    };
  const month = monthly.exec(text);
  if (month) {
    const day = Number(month[1] ?? month[2]);
    return { rrule: rule('MONTHLY', 1, day >= 1 && day <= 31 ? `;BYMONTHDAY=${day}` : ''), phrase: month[0] };
  }
  const week = weekly.exec(text);
  if (week) {
    const interval = /^(?:bi|fort|zwei|14)/iu.test(week[0]) ? 2 : numberOf(week[1]);
    const loose = week[2] === undefined ? looseDays(text) : '';
    const names = week[2] ?? loose;
    return {
      rrule: rule('WEEKLY', interval, names ? `;BYDAY=${codesOf(names, today)}` : ''),
      phrase: week[0],
      loose,
    };
  }
  const day = daily.exec(text);
  if (day) return { rrule: rule('DAILY', numberOf(day[1])), phrase: day[0] };
  const names = plural.exec(text);
  if (names)
    return { rrule: rule('WEEKLY', 1, `;BYDAY=${codesOf(names[1] ?? '', today)}`), phrase: names[0] };
  const year = yearly.exec(text);
  if (!year) return null;
  return { rrule: /quart|viertel/iu.test(year[0]) ? rule('MONTHLY', 3) : rule('YEARLY', 1), phrase: year[0] };
};

const ending =
  /[,\s]*(?<!\p{L})(?:until|till|through|bis(?: zum| zu| einschließlich)?|ending(?: on)?|ends? on)\s(?!\d{1,2}(?::\d\d|\s?(?:am|pm|uhr)|(?!\.|\d|st|nd|rd|th|\s\p{L})))/iu;
const starting =
  /[,\s]*(?<!\p{L})(?:starting(?: on| from)?|beginning(?: on)?|from|as of|ab(?: dem)?)\s(?!\d{1,2}(?::\d\d|\s?(?:am|pm|to|uhr|-|–)|(?!\.|\d|st|nd|rd|th|\s\p{L})))/iu;
const lasting = new RegExp(
  String.raw`[,\s]*(?<!\p{L})(?:for|für)\s(?:the next |die nächsten )?(${count})\s(days?|weeks?|months?|times|tage|wochen|monate|mal)(?!\p{L})|[,\s]*(${count})\s(?:(times)|(mal|wochen lang|monate lang))(?!\p{L})`,
  'iu',
);
const feasts: readonly (readonly [RegExp, string])[] = [
  [/^(?:christmas|xmas|weihnachten)/iu, '12-24'],
  [
    /^(?:(?:the )?end of (?:the |this )?year|year[- ]end|new year|silvester|jahresende|ende des jahres)/iu,
    '12-31',
  ],
];

const months = new Map(
  [monthNames, germanMonthNames].flatMap((names) =>
    names.map((name, at) => [name.toLowerCase(), at + 1] as const),
  ),
);
const month = new RegExp(
  String.raw`^(?:(?:the )?end of |ende )?(${[...months.keys()].join('|')})(?!\p{L})(?:\s(\d{4}))?(?!\s?\d)`,
  'iu',
);

/** Returns the first or the last day of a month that is named alone, from this month on. */
const dayOfMonth = (name: string, year: string | undefined, today: LocalDate, isEnd: boolean): LocalDate => {
  const wanted = months.get(name.toLowerCase()) ?? 1;
  const own = Number(year ?? Number(today.slice(0, 4)) + (wanted < Number(today.slice(5, 7)) ? 1 : 0));
  return new Date(Date.UTC(own, isEnd ? wanted : wanted - 1, isEnd ? 0 : 1)).toISOString().slice(0, 10);
};

/** Reads the day after 'until' or 'from'; null if it cannot be read. */
const dayAfter = (
  text: string,
  at: number,
  isEnd: boolean,
  { words, ...time }: Workspace,
): { day: LocalDate | null; end: number } => {
  const today = todayOf(time);
  const after = text.slice(at);
  for (const [pattern, day] of feasts) {
    const match = pattern.exec(after);
    if (match) return { day: `${today.slice(0, 4)}-${day}`, end: at + match[0].length };
  }
  const named = month.exec(after);
  if (named) return { day: dayOfMonth(named[1] ?? '', named[2], today, isEnd), end: at + named[0].length };
  const [first] = daysIn(after, { today, language: words.language });
  return first && first.start <= 4 ? { day: first.day, end: at + first.end } : { day: null, end: at };
};

const unitOf = (name: string): NonNullable<Repetition['length']>['unit'] =>
  /^(?:day|tag)/iu.test(name)
    ? 'days'
    : /^(?:week|woche)/iu.test(name)
      ? 'weeks'
      : /^mon/iu.test(name)
        ? 'months'
        : 'times';

/** Reads how often something in a text repeats, or returns null if it happens once. */
export const readRepetition = (text: string, workspace: Workspace): Repetition | null => {
  const today = todayOf(workspace);
  let rest = text;
  const cut = (pattern: RegExp): LocalDate | null | undefined => {
    const match = pattern.exec(rest);
    if (!match) return undefined;
    const { day, end } = dayAfter(rest, match.index + match[0].length, pattern === ending, workspace);
    rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`;
    return day;
  };
  const long = lasting.exec(rest);
  if (long) rest = rest.replace(long[0], ' ');
  const until = cut(ending);
  const from = cut(starting);
  const found = ruleIn(rest, today);
  if (!found) return null;
  // 'every Thursday 16 to 18' needs a word in front of the time.
  const isRange = /^\s\d{1,2}\s?(?:to|till|-|–|bis)\s?\d/iu.test(
    rest.slice(rest.indexOf(found.phrase) + found.phrase.length),
  );
  rest = rest.replace(found.phrase, isRange ? ' from' : ' ');
  if (found.loose) rest = rest.replace(found.loose, ' ');
  const length = long && {
    count: numberOf(long[1] ?? long[3]),
    unit: unitOf(long[2] ?? long[4] ?? long[5] ?? ''),
  };
  return {
    rrule: found.rrule,
    phrase: found.phrase.trim(),
    from,
    until,
    length: length ?? undefined,
    rest: rest
      .replace(/\s+/gu, ' ')
      .replace(/\s([,.])/gu, '$1')
      .trim(),
  };
};
