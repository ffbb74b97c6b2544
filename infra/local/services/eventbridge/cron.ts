/** Returns whether a cron expression matches a minute. */
export type Cron = (instant: Date) => boolean;

interface Field {
  name: string;
  least: number;
  most: number;
  /** Names of the values, starting at `least`. */
  words?: string[];
  of(instant: Date): number;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

const fields: Field[] = [
  { name: 'minutes', least: 0, most: 59, of: (at) => at.getUTCMinutes() },
  { name: 'hours', least: 0, most: 23, of: (at) => at.getUTCHours() },
  { name: 'day of month', least: 1, most: 31, of: (at) => at.getUTCDate() },
  { name: 'month', least: 1, most: 12, words: months, of: (at) => at.getUTCMonth() + 1 },
  { name: 'day of week', least: 1, most: 7, words: days, of: (at) => at.getUTCDay() + 1 },
  { name: 'year', least: 1970, most: 2199, of: (at) => at.getUTCFullYear() },
];

const valueOf = (text: string, field: Field): number => {
  const word = field.words?.indexOf(text.toUpperCase()) ?? -1;
  const value = word >= 0 ? field.least + word : Number(text || Number.NaN);
  if (!Number.isInteger(value) || value < field.least || value > field.most) {
    throw new Error(`The local cloud does not support "${text}" as ${field.name} of a schedule.`);
  }
  return value;
};

/** Parses one of a field's comma-separated parts: `*`, `5`, `2-6`, or one of them with a step, such as `10/5`. */
const valuesOf = (part: string, field: Field): number[] => {
  const [range = '', step] = part.split('/');
  const [first, last] =
    range === '*' || range === '?'
      ? [field.least, field.most]
      : range.includes('-')
        ? range.split('-').map((text) => valueOf(text, field))
        : [valueOf(range, field), step === undefined ? valueOf(range, field) : field.most];
  const values = [];
  for (
    let value = first ?? 0;
    value <= (last ?? 0);
    value += step === undefined ? 1 : Number(step) || Infinity
  ) {
    values.push(value);
  }
  return values;
};

/**
 * Parses the six fields of an EventBridge cron expression, in UTC: `*`, `?`, lists, ranges, steps and names.
 * Source: Amazon EventBridge User Guide, 'Cron expressions reference'.
 * @param expression the text between the parentheses, e.g. `0 3 * * ? *`
 * @throws Error that names the unsupported part, such as `L`, `W` and `#`
 */
export const parseCron = (expression: string): Cron => {
  const parts = expression.trim().split(/\s+/);
  if (parts.length !== fields.length)
    throw new Error(`"${expression}" does not have the six fields of a cron schedule.`);
  const allowed = fields.map((field, index) => {
    const values = (parts[index] ?? '').split(',').flatMap((part) => valuesOf(part, field));
    return { of: field.of, values: new Set(values) };
  });
  return (instant) => allowed.every(({ of, values }) => values.has(of(instant)));
};
