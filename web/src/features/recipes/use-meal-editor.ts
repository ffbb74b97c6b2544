import { t } from '#web/lib/language/translate.ts';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod';
import { foodItem, type FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { RecipeText } from '#shared/recipes/recipe-text.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import {
  type MealErrors,
  mealOf,
  type MealValues,
  newMealValues,
  valuesOf,
  withRecipeDetails,
} from './meal-values.ts';
import { useIsReading } from './use-parse-recipe.ts';
import { useSaveMeal } from './use-save-meal.ts';

/** Meal to edit. */
export interface EditedMeal {
  /** null for a new meal. */
  meal: SavedMeal | null;
  /** Initial content of a new meal. */
  start?: { name: string; items: FoodItem[] };
  onClose: () => void;
}

const NOT_READ = t('These ingredients haven’t been looked up yet. Look them up or clear the field.');

const draftOfMeal = z.object({
  name: z.string(),
  portions: z.string(),
  cooked_grams: z.string(),
  notes: z.string(),
  items: z.array(foodItem),
  text: z.string(),
});

/** State and actions of the meal editor. Typed values are kept until saved or discarded. */
export const useMealEditor = ({ meal, start, onClose }: EditedMeal) => {
  const id = useId();
  const [over, setOver] = useState(meal);
  const [newer, setNewer] = useState<SavedMeal | null>(null);
  const [isGone, setGone] = useState(false);
  // Meal that the foods belong to: with another one, the list is reset without undo.
  const [base, setBase] = useState(meal);
  const [initial] = useState(() => ({
    values: meal ? valuesOf(meal) : { ...newMealValues, name: start?.name ?? '' },
    items: meal?.items ?? start?.items ?? [],
  }));
  const [items, setItems] = useState<FoodItem[]>(initial.items);
  const [values, setValues] = useState<MealValues>(initial.values);
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<MealErrors>({});
  const draft = useDraft({
    form: start ? 'save-as-meal' : 'meal',
    item: meal?.id ?? start?.name ?? '',
    schema: draftOfMeal,
    values: { ...values, items, text },
    initial: { ...initial.values, items: initial.items, text: '' },
    restore: ({ items: kept, text: typed, ...restored }) => {
      setValues(restored);
      setItems(kept);
      setText(typed);
    },
  });
  const close = (): void => {
    draft.end();
    onClose();
  };
  const isReading = useIsReading(id);
  const { save, isSaving } = useSaveMeal({
    onSaved: close,
    onChangedElsewhere: (found) => {
      // If the meal was deleted, the next save creates it again.
      setOver(found);
      setNewer(found);
      setGone(found === null);
    },
  });
  const forget = (field: keyof MealErrors): void => setErrors((now) => ({ ...now, [field]: undefined }));

  return {
    id,
    draft,
    items,
    correct: (change: (now: readonly FoodItem[]) => FoodItem[]): void => setItems((now) => change(now)),
    itemsKey: `${base?.id} ${base?.version}`,
    values,
    set:
      (field: keyof MealValues) =>
      (typed: string): void => {
        setValues((now) => ({ ...now, [field]: typed }));
        forget(field);
      },
    text,
    setText: (change: (now: string) => string): void => {
      setText(change);
      forget('text');
    },
    errors,
    /** Adds the parsed recipe. */
    take: (found: FoodItem[], details: Omit<RecipeText, 'lines'>): void => {
      setItems((now) => [...now, ...found]);
      forget('items');
      setValues((now) => withRecipeDetails(now, details));
    },
    newer,
    takeNewer: (found: SavedMeal): void => {
      setValues(valuesOf(found));
      setItems(found.items);
      setBase(found);
      setNewer(null);
    },
    isGone,
    isReading,
    isSaving,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (isReading) return;
      const typed = mealOf(values, items);
      const isUnread = text.trim() !== '';
      setErrors({ ...typed.errors, ...(isUnread && { text: NOT_READ }) });
      if (typed.meal && !isUnread) save(typed.meal, over);
    },
  };
};
