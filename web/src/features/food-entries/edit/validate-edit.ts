import { t } from '#web/lib/language/translate.ts';
import { type FoodEntry, foodEntryChange } from '#shared/food-entries/schema.ts';
import { localDate, type LocalDate } from '#shared/time/local-date.ts';
import { entryChange } from './entry-change.ts';
import { type EditValues, editValuesOf } from './edit-values.ts';
import { fieldMessage } from '../form/field-message.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns errors of the day and time. Future days are rejected, unless the entry already had that day. */
const timeErrors = (base: FoodEntry, { day, time }: EditValues, today: LocalDate) => {
  const latest = base.local_date > today ? base.local_date : today;
  if (!localDate.safeParse(day).success) return { day: t('Choose a day.') };
  if (day > latest) return { day: t('Choose today or an earlier day.') };
  if (day < '1900-01-01') return { day: t('Choose a date after 1900.') };
  return CLOCK.test(time) ? {} : { time: t('Enter a time.') };
};

/** Returns errors by field; empty if the change is valid. */
export const validateEdit = (
  base: FoodEntry,
  values: EditValues,
  today: LocalDate,
): Partial<Record<keyof EditValues, string>> => {
  const badTime = timeErrors(base, values, today);
  const { day, time } = Object.keys(badTime).length === 0 ? values : editValuesOf(base);
  const changes = entryChange(base, { ...values, day, time }, base.items);
  const result = foodEntryChange.safeParse({ ...changes, version: base.version });
  const errors = Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldMessage(issue)]),
  );
  const blank = values.calories.trim() === '' ? { calories: t('Enter the calories.') } : {};
  return { ...errors, ...badTime, ...blank };
};
