import type { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { addItems, type Items } from '#web/features/foods/public.ts';
import type { MealGroup } from '../meals/meal-groups.ts';
import type { LogFoodValues } from './log-food-values.ts';
import { valuesOfItems, weightText } from './looked-up-values.ts';
import type { useReadMeals } from './use-read-meals.ts';
import { withMoreFood } from './with-more-food.ts';

interface Options {
  form: Pick<ReturnType<typeof useForm<LogFoodValues>>, 'getValues' | 'setValues'>;
  meals: ReturnType<typeof useReadMeals>;
  setItems: (items: FoodItem[]) => void;
  now: { items: FoodItem[] | null; plate: number; groups: readonly MealGroup[] };
}

/** Changes of the foods that a text described. They apply to the latest foods, also after waiting for a lookup. */
export const useCorrectFoods = ({ form, meals, setItems, now: { items, plate, groups } }: Options) => {
  const latest = useRef({ items, plate, groups });
  useEffect(() => {
    latest.current = { items, plate, groups };
  });
  /** Changes the current foods, and updates the values, and the serving if it is a weight. */
  const correctItems = (correct: (now: Items) => FoodItem[]) => {
    const { items: now } = latest.current;
    if (!now) return;
    const corrected = correct(now);
    const { serving_size: serving } = form.getValues();
    form.setValues({
      ...valuesOfItems(corrected),
      ...(serving !== weightText(now) && { serving_size: serving }),
    });
    setItems(corrected);
  };

  /** Changes the foods of one meal of the text. */
  const correctMeal = ({ meals: indexes }: MealGroup, correct: (now: Items) => FoodItem[]) => {
    const group = latest.current.groups.find((each) => each.meals.join() === indexes.join());
    if (group) correctItems((now) => meals.correct(now, group, correct));
  };

  /** Adds the foods that a word turned out to be, also to values typed by hand. */
  const addFoods = (foods: FoodItem[]) => {
    if (latest.current.items) correctItems((now) => addItems(now, foods));
    else form.setValues(withMoreFood(form.getValues(), foods));
  };
  return { latest, correctItems, correctMeal, addFoods };
};
