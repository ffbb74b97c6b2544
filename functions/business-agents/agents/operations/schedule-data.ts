import type * as z from 'zod';
import type { ErrorDetail } from '#shared/errors/coded-error.ts';
import { unfit } from '../action.ts';
import { choice, count, day, fieldFaults, fields, list, listOrNone, number, text, time } from '../fields.ts';

export const scheduleFaults = {
  same: 'Two tasks have this name. Give each task a different name.',
  unknown: 'No task has this name.',
  late: 'This wouldn’t be finished before 2200.',
  circle: 'These tasks depend on each other in a loop.',
  hours: 'Enter hours as a number from 0.01 to 1,000, such as 1.5.',
  minutes: 'Enter minutes as a number from 1 to 60,000, such as 90.',
  length: 'Say how long this takes: hours, such as 1.5, or minutes, such as 90.',
} as const;

const MAX_TASKS = 200;

const task = fields({
  name: text(),
  hours: number(0.01, 1_000, scheduleFaults.hours).optional(),
  minutes: number(1, 60_000, scheduleFaults.minutes).optional(),
  /** Names of the tasks that must be done before. */
  after: listOrNone(text(), 50),
  person: text().nullish(),
  priority: choice(['high', 'medium', 'low']).default('medium'),
  earliest: day.optional(),
  due: day.nullish(),
});
export type Task = z.output<typeof task>;

const hours = fields({ from: time, to: time }).refine(({ from, to }) => from < to, {
  message: fieldFaults.range,
  path: ['to'],
});

export const scheduleData = fields({
  tasks: list(task, MAX_TASKS),
  start: day.optional(),
  working_hours: hours.default({ from: 9 * 60, to: 17 * 60 }),
  /** Monday is 1, Sunday is 7. */
  working_days: list(count(7, 1), 7).default([1, 2, 3, 4, 5]),
});

/** Returns the tasks of a dependency cycle, without tasks that only depend on it. */
const inCircle = (tasks: readonly Task[]): Set<string> => {
  const left = new Map(tasks.map((one) => [one.name, one]));
  const isFree = (name: string): boolean => {
    const isNeeded = [...left.values()].some(({ after }) => after.includes(name));
    return !isNeeded || left.get(name)!.after.every((before) => !left.has(before));
  };
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const name of left.keys()) if (isFree(name)) left.delete(name);
  }
  return new Set(left.keys());
};

/** @throws CodedError AGENT_DATA_UNFIT for duplicate or unknown names and for dependency cycles */
export const checkTasks = (tasks: readonly Task[]): void => {
  const names = tasks.map(({ name }) => name);
  const known = new Set(names);
  const wrong = tasks.flatMap((one, at): ErrorDetail[] => [
    ...(names.indexOf(one.name) === at ? [] : [{ field: `tasks.${at}.name`, message: scheduleFaults.same }]),
    ...one.after.flatMap((before, which) =>
      known.has(before) ? [] : [{ field: `tasks.${at}.after.${which}`, message: scheduleFaults.unknown }],
    ),
    ...(one.hours === undefined && one.minutes === undefined
      ? [{ field: `tasks.${at}.hours`, message: scheduleFaults.length }]
      : []),
  ]);
  if (wrong.length > 0) throw unfit(wrong.slice(0, 10));
  const circle = inCircle(tasks);
  if (circle.size === 0) return;
  throw unfit(
    tasks
      .flatMap(({ name }, at) =>
        circle.has(name) ? [{ field: `tasks.${at}.after`, message: scheduleFaults.circle }] : [],
      )
      .slice(0, 10),
  );
};
