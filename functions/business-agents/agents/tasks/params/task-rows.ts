import {
  dayFrom,
  fieldOf,
  type Fields,
  isDone,
  isObject,
  known,
  listIn,
  minutesFrom,
  numberFrom,
  textOf,
} from '../data.ts';
import type { Task } from '../reading.ts';

export const names = [
  'name',
  'task',
  'title',
  'text',
  'subject',
  'item',
  'job',
  'what',
  'description',
  'step',
  'id',
  'aufgabe',
  'bezeichnung',
  'titel',
];
const people = [
  'person',
  'owner',
  'assignee',
  'who',
  'assigned_to',
  'responsible',
  'by',
  'employee',
  'wer',
  'zuständig',
  'verantwortlich',
];
const dueDays = [
  'due',
  'deadline',
  'due_date',
  'due_by',
  'date',
  'due_on',
  'end_date',
  'fällig',
  'fällig_am',
  'frist',
  'termin',
];
const lists = ['tasks', 'jobs', 'items', 'todos', 'steps', 'aufgaben', 'work', 'list'];

const after = (fields: Fields): unknown => {
  const value = fieldOf(fields, [
    'after',
    'depends_on',
    'needs',
    'requires',
    'blocked_by',
    'dependencies',
    'nach',
  ]);
  return typeof value === 'string' ? value.split(/\s*[,;]\s*/u) : value;
};

const lengthOf = (fields: Fields, task: Task): Record<string, unknown> => {
  const hours = fieldOf(fields, ['hours', 'hrs', 'h', 'estimate_hours', 'stunden', 'std']);
  if (hours !== undefined) {
    const minutes = minutesFrom(hours, 60, task);
    return minutes === undefined ? { hours } : { hours: minutes / 60 };
  }
  const days = minutesFrom(fieldOf(fields, ['days', 'tage']), 8 * 60, task);
  const minutes = minutesFrom(fieldOf(fields, ['minutes', 'mins', 'min', 'minuten']), 1, task) ?? days;
  const other = minutesFrom(
    fieldOf(fields, ['duration', 'length', 'takes', 'estimate', 'time', 'dauer', 'aufwand']),
    60,
    task,
  );
  const length = minutes ?? other;
  return length === undefined ? {} : length % 60 === 0 ? { hours: length / 60 } : { minutes: length };
};

/** Returns a name for an object whose name has an unknown field: its first text, or its first field with the value. */
const firstText = (one: Fields): string => {
  const texts = Object.entries(one).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  const named = texts.find(([, value]) => /\p{L}/u.test(String(value)));
  if (named) return String(named[1]);
  const [first] = texts;
  return first ? `${first[0].replaceAll('_', ' ')} ${String(first[1])}` : '';
};

const rowOf = (one: unknown, task: Task): Record<string, unknown> => {
  if (!isObject(one)) return { name: String(one) };
  const number = (list: readonly string[]): unknown => numberFrom(fieldOf(one, list), task);
  return known({
    name: textOf(fieldOf(one, names)) || firstText(one),
    ...lengthOf(one, task),
    after: after(one),
    person: fieldOf(one, people),
    priority: fieldOf(one, ['priority', 'prio', 'priorität']),
    earliest: dayFrom(fieldOf(one, ['earliest', 'not_before', 'available_from', 'ab']), task),
    due: dayFrom(fieldOf(one, dueDays), task),
    impact: number(['impact', 'value', 'benefit', 'importance', 'nutzen', 'wichtigkeit']),
    effort: number(['effort', 'cost', 'work', 'size', 'aufwand']),
    urgency: number(['urgency', 'urgent', 'dringlichkeit']),
    done:
      isDone(fieldOf(one, ['done', 'completed', 'finished', 'closed', 'status', 'state', 'erledigt'])) ||
      undefined,
  });
};

/** Returns the tasks of the data with the actions' field names, or null if there are none. */
export const taskRows = (task: Task): Record<string, unknown>[] | null => {
  const list = listIn(task.data, lists);
  return list && list.length > 0 ? list.map((one) => rowOf(one, task)) : null;
};
