import type { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { MealTypePicker } from '#web/ui/nutrition/meal-type-picker.tsx';
import { NoteField } from './note-field.tsx';
import type { EntryTexts } from './entry-texts.ts';

interface EntryDetails extends EntryTexts {
  meal_type: MealType;
}

interface Props {
  form: Pick<ReturnType<typeof useForm<EntryDetails>>, 'values' | 'setFieldValue' | 'getInputProps'>;
  /** The fields for the day and time. */
  children: ReactNode;
}

/** The fields below the nutrients, the same in every form that logs or edits an entry. */
export const EntryDetailsFields = ({ form, children }: Props) => (
  <>
    <MealTypePicker
      value={form.values.meal_type}
      onChange={(mealType) => form.setFieldValue('meal_type', mealType)}
    />
    {children}
    <NoteField {...form.getInputProps('note')} value={form.values.note} />
  </>
);
