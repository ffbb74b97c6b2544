import { daysIn } from '../../common/text/days.ts';
import { decimalOf } from '../../common/text/amounts.ts';
import { durationsIn } from '../../common/text/durations.ts';
import type { Task } from './reading.ts';

/** An object of the data. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Normalizes a field name: 'Due date' and 'due_date' become 'duedate'. */
const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the first field with one of the names, ignoring case and separators. */
export const fieldOf = (fields: Fields, names: readonly string[]): unknown => {
  const entries = new Map(Object.entries(fields).map(([name, value]) => [plainName(name), value]));
  for (const name of names) {
    const value = entries.get(plainName(name));
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
};

/** Returns the first list in the data: the data itself, a field with one of the names, or any other field. */
export const listIn = (data: unknown, names: readonly string[]): unknown[] | undefined => {
  if (Array.isArray(data)) return data;
  if (!isObject(data)) return undefined;
  const named = fieldOf(data, names);
  if (Array.isArray(named)) return named;
  return Object.values(data).find((value) => Array.isArray(value) && value.length > 0) as
    | unknown[]
    | undefined;
};

/** Returns a text or number of the data as text; anything else gives a blank. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Returns the object that the data are, or an empty one. */
export const objectOf = (data: unknown): Fields => (isObject(data) ? data : {});

/** Returns a text of the data: the data themselves or a field with one of the names. */
export const textIn = (data: unknown, names: readonly string[]): string | undefined => {
  const value = typeof data === 'string' ? data : fieldOf(objectOf(data), names);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/** Reads a number: 9.99, '9,99', '€1,200', '19 %', '12k'. Other values stay as they are, to be reported. */
export const numberFrom = (value: unknown, { language }: Pick<Task, 'language'>): unknown => {
  if (typeof value !== 'string') return value;
  const match =
    /^([-+]?) ?[€$£]? ?([-+]?)(\d[\d.,']*(?: [\d.,']+)*) ?(k)? ?(?:%|€|\$|£|[a-z]{3}|percent|prozent|euros?)?$/iu.exec(
      value.trim().replace(/\s+/gu, ' '),
    );
  if (!match) return value;
  const [, one = '', other = '', digits = '', kilo] = match;
  const number = decimalOf(digits.replace(/[.,]$/u, ''), language) * (kilo ? 1_000 : 1);
  if (!Number.isFinite(number)) return value;
  return (one === '-' || other === '-' ? -1 : 1) * number;
};

/** Reads a day: '2026-11-16', '16.11.2026', 'tomorrow'. Other values stay as they are. */
export const dayFrom = (value: unknown, { today, language }: Pick<Task, 'today' | 'language'>): unknown => {
  if (typeof value !== 'string' || /^\d{4}-\d\d-\d\d$/u.test(value.trim())) return value;
  return daysIn(value, { today, language })[0]?.day ?? value;
};

/** Reads a length of time in minutes: '2h', '45 min', 90. @param unit minutes of a bare number */
export const minutesFrom = (
  value: unknown,
  unit: number,
  task: Pick<Task, 'language'>,
): number | undefined => {
  if (typeof value === 'string') {
    const minutes = durationsIn(value, task.language)[0]?.minutes;
    if (minutes !== undefined) return minutes;
  }
  const number = numberFrom(value, task);
  return typeof number === 'number' ? number * unit : undefined;
};

const doneWords =
  /^(?:done|closed|complete[d]?|finished|paid|yes|true|x|erledigt|fertig|bezahlt|abgeschlossen|ja)$/iu;

/** Reads whether something is done: true, 'done', 'erledigt'. */
export const isDone = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && doneWords.test(value.trim()));

/** Drops fields without a value. */
export const known = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
