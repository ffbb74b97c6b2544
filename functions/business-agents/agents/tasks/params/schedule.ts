import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { daysIn } from '../../../common/text/days.ts';
import { durationsIn } from '../../../common/text/durations.ts';
import { weekdayOf } from '../../../common/text/weekdays.ts';
import { objectOf } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';
import { taskRows } from './task-rows.ts';
import { tasksFromText } from './schedule-text.ts';

const clock = (hour: string, minute = '00'): string => `${hour.padStart(2, '0')}:${minute}`;

/** Returns the working hours of a text: 'working from 8', 'between 8 and 16', 'von 8 bis 16 Uhr'. */
const hoursOf = (text: string): { from: string; to: string } | undefined => {
  const match =
    /(?:work(?:ing)?(?: hours| day)?|hours|open|arbeitszeit(?:en)?|arbeiten|geöffnet)\s(?:are |is )?(?:from|between|von|ab|zwischen)?\s?(\d{1,2})(?::(\d\d))?(?:\s?(?:am|uhr))?(?:\s?(?:to|until|till|-|–|and|bis|und)\s?(\d{1,2})(?::(\d\d))?\s?(pm)?)?/iu.exec(
      text,
    );
  if (!match) return undefined;
  const [, from = '', fromMinute, to, toMinute, pm] = match;
  const end = to === undefined ? 17 : Number(to) < Number(from) || pm ? Number(to) + 12 : Number(to);
  return { from: clock(from, fromMinute), to: clock(String(Math.max(end, Number(from) + 1)), toMinute) };
};

const weekends =
  /\b(?:weekends?(?: too| as well| included)?|including weekends|seven days|7 days a week|every day|am wochenende|auch (?:am )?wochenende|samstags? und sonntags?|inklusive wochenende)\b/iu;
const noWeekends = /\b(?:no|not|without|except|ohne|kein) (?:\p{L}+ )?(?:weekends?|wochenenden?)/iu;
const starting =
  /(?:start(?:ing|s)?|begin(?:ning|s)?|from|ab|beginnend|beginn|plan (?:it|this|them|these) (?:for|on)|for|on|am|für)\s(?:(?:at|um)\s\d{1,2}(?::\d\d)?\s?(?:am|pm|uhr)?\s)?(?:on\s|am\s|dem\s|den\s)?$/iu;
const finishing = /(?:by|until|before|till|due|bis|spätestens)\s(?:on\s|the\s|zum\s|am\s|next\s)?$/iu;

/** Returns the first day that follows one of the words. */
const dayAfter = (text: string, before: RegExp, task: Task): string | undefined =>
  daysIn(text, task).find(({ start, day }) => day !== null && before.test(text.slice(0, start)))?.day ??
  undefined;

/** Returns the Monday of 'next week', if work is planned into it. */
const mondayOf = (text: string, today: LocalDate): LocalDate | undefined =>
  /(?<!\p{L})(?:in(?:to)?|for|during|over|within|throughout|in die|für die|in der)?\s?(?:next week|nächste[rn]? woche|kommende[rn]? woche)(?!\p{L})/iu.test(
    text,
  ) &&
  !/(?<!\p{L})(?:by|until|before|bis)\s(?:end of |the end of |ende )?(?:next week|nächste\p{L}* woche)/iu.test(
    text,
  )
    ? addDays(today, 8 - weekdayOf(today))
    : undefined;

const settingsOf = (task: Task): Record<string, unknown> => {
  const { text } = task;
  const start = dayAfter(text, starting, task) ?? mondayOf(text, task.today);
  const hours = hoursOf(text);
  return {
    ...(start && { start }),
    ...(hours && { working_hours: hours }),
    ...(weekends.test(text) && !noWeekends.test(text) && { working_days: [1, 2, 3, 4, 5, 6, 7] }),
  };
};

const isCircle = (rows: readonly Record<string, unknown>[]): boolean => {
  const open = new Map(rows.map(({ name, after }) => [name, new Set((after as string[] | undefined) ?? [])]));
  for (let size = -1; size !== open.size;) {
    size = open.size;
    for (const [name, before] of open) if (![...before].some((one) => open.has(one))) open.delete(name);
  }
  return open.size > 0;
};

/** Reads the tasks of a schedule from the data, or from the text. */
export const readSchedule: ReadParams = (task) => {
  const given = taskRows(task);
  const rows = given ?? tasksFromText(task);
  if (!rows || rows.length === 0) return { question: 'schedule' };
  const each = given && durationsIn(task.text, task.language)[0];
  const filled = rows.map((row): Record<string, unknown> => ({
    ...(each &&
      /\b(?:each|je|jeweils|apiece)\b/iu.test(task.text) &&
      !row['hours'] &&
      !row['minutes'] && { minutes: each.minutes }),
    ...row,
  }));
  if (filled.some((row) => row['hours'] === undefined && row['minutes'] === undefined))
    return { question: 'durations' };
  if (isCircle(filled)) return { question: 'circle' };
  const due = dayAfter(task.text, finishing, task);
  const { tasks: _tasks, ...others } = objectOf(task.data);
  return {
    params: {
      ...(Array.isArray(task.data) ? {} : others),
      ...settingsOf(task),
      tasks: due ? filled.map((row) => ({ due, ...row })) : filled,
    },
  };
};
