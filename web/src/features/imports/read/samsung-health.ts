import { type ExportFormat, figuresOf } from './format.ts';

/** Meals by Samsung's codes. */
const meals: Readonly<Record<string, string>> = {
  '100001': 'Breakfast',
  '100002': 'Lunch',
  '100003': 'Dinner',
  '100004': 'snack',
  '100005': 'snack',
  '100006': 'snack',
};

/** Returns the local day and time of an instant in UTC, such as '2026-11-18 07:05:00.000', and its offset 'UTC+0100'. */
const localTime = (start: string, offset: string): [date: string, time: string] => {
  const [, sign = '+', hours = '0', minutes = '0'] = /^UTC([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) * 60_000;
  const instant = Date.parse(`${start.trim().replace(' ', 'T')}Z`);
  if (Number.isNaN(instant)) return [start, ''];
  const local = new Date(instant + shift).toISOString();
  return [local.slice(0, 10), local.slice(11, 16)];
};

/** com.samsung.health.nutrition: one row per food, in UTC with an offset. */
export const samsungHealth: ExportFormat = {
  source: 'samsung-health',
  knows: (columns) => columns.has('calories', 'title', 'start_time', 'time_offset'),
  dateOf: (columns, row) => localTime(columns.text(row, 'start_time'), columns.text(row, 'time_offset'))[0],
  read: (columns, row) => {
    const [date, time] = localTime(columns.text(row, 'start_time'), columns.text(row, 'time_offset'));
    const group = columns.text(row, 'meal');
    return {
      date,
      group: meals[group] ?? group,
      time,
      food_name: columns.text(row, 'title'),
      serving_size: null,
      ...figuresOf(columns, row),
    };
  },
};
