import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import type { RecipeText } from '#shared/recipes/recipe-text.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { perServingOf, per100gOfWhole } from '#shared/recipes/servings.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { PlateItems } from '#web/ui/plate-items/plate-items.tsx';
import { plateLookUps } from '../../lib/foods/plate-look-ups.ts';
import { type MealErrors, mealOf, type MealValues, newMealValues, valuesOf } from './meal-values.ts';
import { NewerMeal } from './newer-meal.tsx';
import { RecipePaste } from './recipe-paste.tsx';
import classes from './recipes.module.css';
import { ServingFigures } from './serving-figures.tsx';
import { useSaveMeal } from './use-save-meal.ts';

interface Props {
  /** null for a new one. */
  meal: SavedMeal | null;
  /** What a new one begins with. */
  start?: { name: string; items: FoodItem[] };
  onClose: () => void;
}

/** A meal or recipe: its foods, in words or one by one, its servings, its cooked weight, its notes. */
export const MealEditor = ({ meal, start, onClose }: Props) => {
  const [over, setOver] = useState(meal);
  const [newer, setNewer] = useState<SavedMeal | null>(null);
  const [isGone, setGone] = useState(false);
  const [items, setItems] = useState<FoodItem[]>(meal?.items ?? start?.items ?? []);
  const [values, setValues] = useState<MealValues>(
    meal ? valuesOf(meal) : { ...newMealValues, name: start?.name ?? '' },
  );
  const [errors, setErrors] = useState<MealErrors>({});
  const { save, isSaving } = useSaveMeal({
    onSaved: onClose,
    onChangedElsewhere: (found) => {
      // What is gone is saved anew by the next press.
      setOver(found);
      setNewer(found);
      setGone(found === null);
    },
  });
  const set = (field: keyof MealValues) => (typed: string) => {
    setValues((now) => ({ ...now, [field]: typed }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };
  const take = (found: FoodItem[], { name, portions, method }: Omit<RecipeText, 'lines'>): void => {
    setItems((now) => [...now, ...found]);
    setErrors((now) => ({ ...now, items: undefined }));
    setValues((now) => ({
      ...now,
      name: now.name || name || '',
      portions:
        portions !== null && now.portions === newMealValues.portions ? String(portions) : now.portions,
      notes: [now.notes, ...method]
        .filter((line) => line !== '')
        .join('\n')
        .slice(0, 5_000),
    }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = mealOf(values, items);
    setErrors(typed.errors ?? {});
    if (typed.meal) save(typed.meal, over);
  };
  const takeNewer = (found: SavedMeal): void => {
    setValues(valuesOf(found));
    setItems(found.items);
    setNewer(null);
  };
  const whole = mealOf({ ...values, name: 'x' }, items).meal;
  const figures = whole && {
    items,
    portions: whole.portions ?? 1,
    cooked_grams: whole.cooked_grams ?? null,
  };
  const per100g = figures?.cooked_grams ? per100gOfWhole(figures) : null;
  return (
    <Dialog title={meal ? 'Edit meal' : 'New meal'} onClose={onClose} closesBeside={false} width="44rem">
      <form
        className={classes.form}
        onSubmit={submit}
        noValidate
        aria-label={meal ? 'Edit meal' : 'New meal'}
      >
        {newer && <NewerMeal newer={newer} onTake={() => takeNewer(newer)} />}
        {isGone && (
          <p role="alert" className={classes.fault}>
            This meal was deleted in another window. What you typed is kept: Save writes it anew.
          </p>
        )}
        <TextInput
          label="Name"
          required
          autoComplete="off"
          placeholder="Chilli con carne"
          value={values.name}
          error={errors.name}
          onChange={(event) => set('name')(event.currentTarget.value)}
        />
        {items.length > 0 && (
          <PlateItems
            label="Foods of this meal"
            items={items}
            onCorrect={(correct) => setItems((now) => correct(now))}
            lookUps={plateLookUps}
          />
        )}
        <RecipePaste onRead={take} />
        {errors.items && (
          <p role="alert" className={classes.fault}>
            {errors.items}
          </p>
        )}
        <div className={classes.pair}>
          <NumberField
            label="Servings"
            unit=""
            value={values.portions}
            onChange={set('portions')}
            error={errors.portions}
          />
          <NumberField
            label="Cooked weight, if you know it"
            unit="g"
            step={10}
            value={values.cooked_grams}
            onChange={set('cooked_grams')}
            error={errors.cooked_grams}
          />
        </div>
        {figures && <ServingFigures label="Per serving" figures={perServingOf(figures)} />}
        {per100g && <ServingFigures label="Per 100 g cooked" figures={per100g} />}
        <Textarea
          label="Notes"
          rows={4}
          maxLength={5_000}
          value={values.notes}
          onChange={(event) => set('notes')(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {newer ? 'Save mine' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
