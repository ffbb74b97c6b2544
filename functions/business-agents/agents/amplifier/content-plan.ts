import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { defineAction } from '../action.ts';
import { count, day, fields, list, text } from '../fields.ts';

const WEEK = 7;
/** Monday to Friday. */
const WORKDAYS = 5;

/** Returns the given day if it is a Monday, otherwise the next Monday. */
const nextMonday = (date: LocalDate): LocalDate =>
  addDays(date, (8 - (new Date(`${date}T00:00:00Z`).getUTCDay() || WEEK)) % WEEK);

/**
 * Spreads a channel's posts evenly from Monday to Friday, as offsets from Monday. Each channel starts a day later than
 * the previous one, so that the posts do not all fall on one day.
 */
const daysOf = (channel: number, times: number): number[] =>
  Array.from(
    { length: times },
    (_, at) => (Math.floor((at * WORKDAYS) / times) + channel) % WORKDAYS,
  ).toSorted((one, other) => one - other);

/**
 * Rotates the topics on each channel, starting at different ones, so that every channel eventually covers every topic.
 */
export const contentPlan = defineAction(
  fields({
    topics: list(text(), 100),
    channels: list(text(60), 12),
    weeks: count(26, 1).default(4),
    per_week: count(WORKDAYS, 1).default(1),
    /** Start of the plan, moved to the next Monday if it is another day. */
    start: day.optional(),
  }),
  ({ topics, channels, weeks, per_week, start }, { today, words: { plural } }) => {
    const monday = nextMonday(start ?? today);
    const items = Array.from({ length: weeks }, (_, week) =>
      channels.flatMap((channel, at) =>
        daysOf(at, per_week).map((offset, turn) => ({
          date: addDays(monday, week * WEEK + offset),
          week: week + 1,
          channel,
          topic: topics[(week * per_week + turn + at) % topics.length],
        })),
      ),
    ).flat();
    const items_by_day = items.toSorted((one, other) => one.date.localeCompare(other.date));
    return {
      message: plural(items.length, 'One post is planned.', '{count} posts are planned.', {
        count: items.length,
      }),
      result: { from: items_by_day[0]?.date, to: items_by_day.at(-1)?.date, items: items_by_day },
    };
  },
);
