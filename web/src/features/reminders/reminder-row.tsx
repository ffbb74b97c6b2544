import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import { type MealType, mealTypes } from '#shared/food-entries/meal-type.ts';
import { type Reminder, STEP_MINUTES } from '#shared/reminders/schema.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import { timeOf } from '#web/ui/format/format-day.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import classes from './reminders.module.css';
import { WeekdayPicker } from '#web/ui/inputs/weekday-picker.tsx';

/** Every quarter of an hour of a day, `HH:MM`. */
const times = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_none, at) => {
  const minutes = at * STEP_MINUTES;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
});

const timeChoices = times.map((value) => ({ value, label: timeOf(`2026-11-16T${value}Z`, 'UTC') }));
const mealChoices = mealTypes.map((value) => ({ value, label: mealLabels[value] }));

interface Props {
  /** Number of the reminder from 1, for screen readers. */
  number: number;
  reminder: Reminder;
  faults: { time?: string | undefined; weekdays?: string | undefined };
  onChange: (change: Partial<Reminder>) => void;
  onRemove: () => void;
}

/** Row of one reminder: meal, time and weekdays. */
export const ReminderRow = ({ number, reminder, faults, onChange, onRemove }: Props) => (
  <li className={classes.row} aria-label={t('Reminder {number}', { number })}>
    <SelectField
      label={t('Meal')}
      data={mealChoices}
      value={reminder.meal_type}
      onChange={({ currentTarget }) => onChange({ meal_type: currentTarget.value as MealType })}
    />
    <SelectField
      label={t('Time')}
      data={timeChoices}
      value={reminder.time}
      error={faults.time}
      onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
    />
    <ActionIcon variant="subtle" aria-label={t('Remove reminder {number}', { number })} onClick={onRemove}>
      <Trash2 aria-hidden />
    </ActionIcon>
    <WeekdayPicker
      value={reminder.weekdays}
      error={faults.weekdays}
      onChange={(weekdays) => onChange({ weekdays })}
    />
  </li>
);
