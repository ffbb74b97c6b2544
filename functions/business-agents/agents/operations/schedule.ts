import type { LocalDate } from '#shared/time/local-date.ts';
import { defineAction, unfit } from '../action.ts';
import { grouped } from '../group-by.ts';
import { checkTasks, scheduleData, scheduleFaults, type Task } from './schedule-data.ts';
import { endOf, laterOf, type Moment, momentText, nextWorking, type WorkingTime } from './working-time.ts';

interface Planned {
  task: Task;
  minutes: number;
  start: Moment;
  end: Moment;
}

const ranks = { high: 0, medium: 1, low: 2 } as const;
const NEVER = '9999-12-31';
/** Later than any valid day of an action. */
const BEYOND = '2200-01-01';

const minutesOf = ({ hours, minutes }: Task): number => Math.max(1, Math.round(minutes ?? (hours ?? 0) * 60));

/** Sorts by priority, then by due date, then by original order. */
const comesFirst = (one: Task, other: Task): number =>
  ranks[one.priority] - ranks[other.priority] || (one.due ?? NEVER).localeCompare(other.due ?? NEVER);

/**
 * Schedules each task at the first time at which its assignee is free and its dependencies are done. An assignee does
 * one task at a time; unassigned tasks share one assignee's time.
 * @throws CodedError AGENT_DATA_UNFIT for a task that would not be done before 2200
 */
const planOf = (tasks: readonly Task[], start: LocalDate, time: WorkingTime): Planned[] => {
  const opening = { date: start, minute: 0 };
  const ends = new Map<string, Moment>();
  const free = new Map<string | null, Moment>();
  const plan: Planned[] = [];
  let waiting = [...tasks];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ after }) => after.every((name) => ends.has(name)));
    const task = ready.toSorted(comesFirst)[0]!;
    const person = task.person ?? null;
    const bounds = [
      free.get(person) ?? opening,
      { date: task.earliest ?? start, minute: 0 },
      ...task.after.map((name) => ends.get(name)!),
    ];
    const begin = nextWorking(bounds.reduce(laterOf, opening), time);
    const minutes = minutesOf(task);
    const end = endOf(begin, minutes, time);
    if (end.date >= BEYOND)
      throw unfit([{ field: `tasks.${tasks.indexOf(task)}`, message: scheduleFaults.late }]);
    ends.set(task.name, end);
    free.set(person, end);
    plan.push({ task, minutes, start: begin, end });
    waiting = waiting.filter((one) => one !== task);
  }
  return plan;
};

/** Schedules tasks within working hours and reports the workload per assignee and the late tasks. */
export const schedule = defineAction(scheduleData, (data, { today, words: { t, day } }) => {
  checkTasks(data.tasks);
  const { from, to } = data.working_hours;
  const plan = planOf(data.tasks, data.start ?? today, { from, to, days: new Set(data.working_days) });
  const finish = plan.map(({ end }) => end).reduce(laterOf);
  return {
    message: t('Everything will be done by {day}.', { day: day(finish.date) }),
    result: {
      finish: momentText(finish),
      plan: plan
        .toSorted((one, other) => momentText(one.start).localeCompare(momentText(other.start)))
        .map(({ task, start, end }) => ({
          name: task.name,
          person: task.person ?? null,
          start: momentText(start),
          end: momentText(end),
        })),
      late: plan.flatMap(({ task, end }) =>
        task.due && end.date > task.due ? [{ name: task.name, due: task.due, end: momentText(end) }] : [],
      ),
      by_person: grouped(plan, ({ task }) => task.person ?? null).map(([person, those]) => ({
        person,
        tasks: those.length,
        minutes: those.reduce((sum, { minutes }) => sum + minutes, 0),
      })),
    },
  };
});
