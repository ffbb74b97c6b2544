import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { type LocalDate, localDateOf } from '#shared/time/local-date.ts';
import {
  changedTexts,
  EntryDetailsFields,
  type EntryTexts,
  typedTexts,
} from '#web/features/food-entries/public.ts';
import { clientErrorMessages } from '#web/lib/api/api-error.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { isStorageFull } from '#web/lib/offline/is-storage-full.ts';
import { AHEAD } from '#web/lib/offline/queue-failure.ts';
import { changeQueuedRow, applyPendingChange } from '#web/lib/offline/offline-queue.ts';
import type { TimedEntry, QueuedRow } from '#web/lib/offline/queued-row.ts';
import { loggedAtOn } from '#web/lib/time/logged-at.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { QueuedPhotosView } from './queued-photos-view.tsx';
import classes from './queue-card.module.css';
import { CancelButton } from '#web/ui/inputs/cancel-button.tsx';

const figures = [
  { name: 'calories', label: t('Calories'), unit: 'kcal', step: 10 },
  { name: 'protein', label: t('Protein'), unit: 'g', step: 0.1 },
  { name: 'carbs', label: t('Carbs'), unit: 'g', step: 0.1 },
  { name: 'fat', label: t('Fat'), unit: 'g', step: 0.1 },
] as const;
type NumberWithUnit = (typeof figures)[number]['name'];

interface Values extends Record<NumberWithUnit, string>, EntryTexts {
  day: LocalDate;
  food_name: string;
  meal_type: MealType;
}

const textOf = (value: number | null | undefined): string => (value == null ? '' : fieldNumber(value));

/** Returns the entry's instant, unchanged unless the day changed: the device's clock may have been wrong. */
const timeOf = (entry: TimedEntry, { day, meal_type }: Values): string => {
  const { logged_at, time_zone } = entry;
  if (day === localDateOf(new Date(logged_at), time_zone)) return logged_at;
  return loggedAtOn(day, meal_type, time_zone).logged_at ?? new Date().toISOString();
};

const entryOf = (entry: TimedEntry, values: Values): TimedEntry => {
  const { food_name, meal_type, day: _day, ...typed } = values;
  const isTouched = figures.some(({ name }) => typed[name] !== textOf(entry[name]));
  const [calories, protein, carbs, fat] = figures.map(({ name }) => parseDecimal(typed[name]));
  const calorieCount = calories == null ? null : Math.round(calories);
  return {
    ...entry,
    ...changedTexts(entry, values),
    food_name: food_name.trim(),
    meal_type,
    logged_at: timeOf(entry, values),
    // A typed value is no longer based on foods.
    ...(isTouched && { calories: calorieCount, protein, carbs, fat, items: null }),
  };
};

const errorsOf = (entry: TimedEntry, values: Values): Record<string, string> => {
  const found = newFoodEntry.safeParse(entryOf(entry, values)).error?.issues ?? [];
  const errors = found.map(({ path: [field], code, message }) => [
    String(field),
    code === 'invalid_type' ? t('Enter a number, such as 12.5.') : t(message),
  ]);
  const blank = values.calories.trim() === '' ? { calories: t('Enter the calories.') } : {};
  return { ...Object.fromEntries(errors), ...blank };
};

/** Dialog that edits an entry queued on this device. */
export const EditQueuedDialog = ({ row, onClose }: { row: QueuedRow; onClose: () => void }) => {
  const entry = applyPendingChange(row) ?? row.entry;
  const { date: today } = useToday();
  const form = useForm<Values>({
    initialValues: {
      // Photo entries have no name yet; the user types one.
      food_name: row.photos ? '' : entry.food_name,
      day: row.refusal?.code === AHEAD.code ? today : row.local_date,
      meal_type: entry.meal_type ?? 'snack',
      ...typedTexts(entry),
      calories: textOf(entry.calories),
      protein: textOf(entry.protein),
      carbs: textOf(entry.carbs),
      fat: textOf(entry.fat),
    },
    validate: (values) => errorsOf(entry, values),
  });
  const draft = useDraft({
    form: 'queued-entry',
    item: String(row.seq),
    values: form.values,
    initial: form.getInitialValues(),
    restore: form.setValues,
  });
  const save = async (values: Values) => {
    try {
      await changeQueuedRow(row.seq, entryOf(entry, values));
      draft.end();
      onClose();
    } catch (error) {
      notify.error(
        t('Error'),
        isStorageFull(error) ? clientErrorMessages.STORAGE_FULL : t('We couldn’t save this.'),
      );
    }
  };
  return (
    <Dialog title={t('Edit unsynced entry')} onClose={onClose} closesBeside={false}>
      <form
        className="stack5"
        onSubmit={form.onSubmit(save)}
        noValidate
        aria-label={t('Edit unsynced entry')}
      >
        <DraftNote draft={draft} />
        {row.photos && <QueuedPhotosView jpegs={row.photos.jpegs} />}
        <TextInput label={t('Food name')} required autoComplete="off" {...form.getInputProps('food_name')} />
        <div className={classes.figures}>
          {figures.map(({ name, ...labels }) => (
            <NumberField
              key={name}
              {...labels}
              required={name === 'calories'}
              {...form.getInputProps(name)}
              value={form.values[name]}
              onChange={(typed) => form.setFieldValue(name, typed)}
            />
          ))}
        </div>
        <EntryDetailsFields form={form}>
          <DayField
            value={form.values.day}
            onChange={(day) => form.setFieldValue('day', day)}
            today={today}
          />
        </EntryDetailsFields>
        <div className={classes.choices}>
          <Button type="submit">{t('Save')}</Button>
          <CancelButton onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
};
