import type * as z from 'zod';
import type { LocalDate } from '#shared/time/local-date.ts';
import { defineAction } from '../action.ts';
import { day, fields, list, text, truth } from '../fields.ts';
import { grouped } from '../group-by.ts';
import { daysFrom } from './days-from.ts';

/** Number of days ahead that count as soon. */
const SOON = 7;

const task = fields({
  name: text(),
  due: day.nullish(),
  done: truth.default(false),
  person: text().nullish(),
});
type Task = z.output<typeof task>;

const shown = ({ name, due, person }: Task, today: LocalDate) => ({
  name,
  due: due ?? null,
  person: person ?? null,
  days: due ? daysFrom(today, due) : null,
});

/** Lists open tasks by due date, most overdue first, and counts the overdue tasks per assignee. */
export const overdue = defineAction(
  fields({ tasks: list(task), today: day.optional() }),
  ({ tasks, today: asked }, { today: now, words: { plural } }) => {
    const today = asked ?? now;
    const open = tasks
      .filter(({ done }) => !done)
      .map((one) => shown(one, today))
      .toSorted((one, other) => (one.days ?? Infinity) - (other.days ?? Infinity));
    const dueWithin = (least: number, most: number) =>
      open.filter(({ days }) => days !== null && days >= least && days <= most);
    const late = dueWithin(-Infinity, -1);
    return {
      message: plural(late.length, 'One task is overdue.', '{count} tasks are overdue.', {
        count: late.length,
      }),
      result: {
        today,
        late: late.map(({ days, ...one }) => ({ ...one, days_late: -(days ?? 0) })),
        due_today: dueWithin(0, 0),
        due_soon: dueWithin(1, SOON),
        later: dueWithin(SOON + 1, Infinity).length,
        without_day: open.filter(({ days }) => days === null).length,
        done: tasks.length - open.length,
        late_by_person: grouped(late, ({ person }) => person).map(([person, those]) => ({
          person,
          tasks: those.length,
        })),
      },
    };
  },
);
