import type { useForm } from '@mantine/form';
import * as z from 'zod';
import { mealTypes } from '#shared/food-entries/meal-type.ts';
import { foodItem, type FoodItem } from '#shared/nutrition/values/food-item.ts';
import { localDate, type LocalDate } from '#shared/time/local-date.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { emptyValues, type LogFoodValues, noFigures } from './log-food-values.ts';

const texts = Object.fromEntries(Object.keys(emptyValues).map((name) => [name, z.string()]));
const draftOfLogFood = z.object({
  ...texts,
  meal_type: z.enum(mealTypes),
  day: localDate,
  items: z.array(foodItem).nullable(),
}) as unknown as z.ZodType<LogFoodValues & FoodsOfDay>;

interface FoodsOfDay {
  day: LocalDate;
  items: FoodItem[] | null;
}

interface Options {
  form: Pick<ReturnType<typeof useForm<LogFoodValues>>, 'values' | 'getInitialValues' | 'setValues'>;
  initialDay: LocalDate;
  now: FoodsOfDay & { areSeveral: boolean };
  restore: (state: FoodsOfDay) => void;
}

/**
 * Draft of the Log Food form. Of a text with several meals, only the text is kept, because their sum is not one entry:
 * the user looks it up again.
 */
export const useLogFoodDraft = ({ form, initialDay, now, restore }: Options) => {
  const { areSeveral, day, items } = now;
  return useDraft({
    form: 'log-food',
    schema: draftOfLogFood,
    values: {
      ...form.values,
      ...(areSeveral && noFigures),
      day,
      items: areSeveral ? null : items,
    },
    initial: { ...form.getInitialValues(), day: initialDay, items: null },
    restore: ({ day: keptDay, items: keptItems, ...values }) => {
      form.setValues(values);
      restore({ day: keptDay, items: keptItems });
    },
  });
};
