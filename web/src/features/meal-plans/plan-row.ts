import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import * as z from 'zod';
import { mealType, type MealType } from '#shared/food-entries/meal-type.ts';
import { defaultTimes, defaultTypes } from '#shared/meal-plans/default-meals.ts';
import {
  type MealPlan,
  newPlannedMeal,
  type NewPlannedMeal,
  type PlannedMeal,
} from '#shared/meal-plans/schema.ts';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

/** Values of a selected food besides its energy, kept while name and energy are unchanged. */
const rowFigures = newPlannedMeal.pick({
  name: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  fiber: true,
  sugar: true,
  sodium: true,
  serving_size: true,
  items: true,
});
export type RowFigures = z.output<typeof rowFigures>;

/** Returns the fields of a selected meal that a row keeps; usual meals have more, such as their ID and count. */
export const figuresOf = (meal: RowFigures): RowFigures => rowFigures.strip().parse(meal);

/** Meal of the plan in the form; numbers as typed. */
export const planRow = z.object({
  id: z.string(),
  type: mealType,
  name: z.string(),
  calories: z.string(),
  time: z.string(),
  notes: z.string(),
  figures: rowFigures.nullable(),
  logged_entry_id: z.string().nullable(),
  /** Set by the week planner; the recipe and what it is left over from are dropped with the figures. */
  ...newPlannedMeal.pick({ recipe: true, leftover_of: true, is_locked: true }).shape,
});
export type PlanRow = z.infer<typeof planRow>;

/** Returns an empty row. */
export const blankRow = (type: MealType, id: string): PlanRow => ({
  id,
  type,
  name: '',
  calories: '',
  time: defaultTimes[type],
  notes: '',
  figures: null,
  logged_entry_id: null,
});

/** Returns the row added by 'Add Meal/Snack'. */
export const addedRow = (): PlanRow => blankRow('snack', crypto.randomUUID());

export const rowOf = ({ notes, logged_entry_id, ...meal }: PlannedMeal): PlanRow => ({
  id: meal.id,
  type: meal.type,
  name: meal.name,
  calories: fieldNumber(meal.calories),
  time: meal.time,
  notes: notes ?? '',
  figures: figuresOf(meal),
  logged_entry_id,
  ...(meal.recipe && { recipe: meal.recipe }),
  ...(meal.leftover_of !== undefined && { leftover_of: meal.leftover_of }),
  ...(meal.is_locked && { is_locked: true }),
});

/** Returns the rows of a plan; for an empty day, three empty rows. */
export const rowsOf = ({ meals }: Pick<MealPlan, 'meals'>): PlanRow[] =>
  meals.length > 0 ? meals.map(rowOf) : defaultTypes.map((type) => blankRow(type, `default-${type}`));

/** Returns whether nothing was typed in a row. */
export const isBlank = ({ name, calories, notes }: PlanRow): boolean =>
  [name, calories, notes].every((text) => text.trim() === '');

/** Returns the typed energy in kcal; null if blank or invalid. */
export const caloriesOf = ({ calories }: PlanRow): number | null => {
  const typed = parseDecimal(calories);
  return typed === null || Number.isNaN(typed) || typed > 20_000 ? null : Math.round(typed);
};

const unknown = { ...unknownNutrients, serving_size: null, items: null };

/** Returns the meal of a row with name and energy; null for others, which are neither counted nor saved. */
export const mealOfRow = (row: PlanRow): NewPlannedMeal | null => {
  const calories = caloriesOf(row);
  const name = row.name.trim();
  if (calories === null || name === '') return null;
  const { name: _name, calories: _calories, ...figures } = row.figures ?? { ...unknown, name, calories };
  return {
    id: row.id,
    type: row.type,
    time: row.time || defaultTimes[row.type],
    notes: row.notes.trim() || null,
    ...figures,
    name,
    calories,
    ...(row.recipe && { recipe: row.recipe }),
    ...(row.leftover_of !== undefined && { leftover_of: row.leftover_of }),
    ...(row.is_locked && { is_locked: true }),
  };
};

/** Returns whether two rows would create the same diary entry, which has no notes. */
export const isLoggedAlike = (one: PlanRow, other: PlanRow): boolean => {
  const [first, second] = [one, other].map((row) =>
    JSON.stringify(mealOfRow({ ...row, notes: '', is_locked: false })),
  );
  return first === second;
};

/** Returns the complete rows as meals, logged or not. */
export const countedMeals = (rows: readonly PlanRow[]): PlannedMeal[] =>
  rows.flatMap((row) => {
    const meal = mealOfRow(row);
    return meal ? [{ ...meal, logged_entry_id: row.logged_entry_id }] : [];
  });

/** Returns rows that were started but cannot be saved yet. */
export const unfinishedRows = (rows: readonly PlanRow[]): PlanRow[] =>
  rows.filter((row) => !isBlank(row) && mealOfRow(row) === null);

/** Applies typed changes to a row. The other values of a selected food are dropped if its name or energy changes. */
export const withTyped = (row: PlanRow, change: Partial<PlanRow>): PlanRow => {
  const next = { ...row, ...change };
  const { figures } = next;
  if (change.figures !== undefined || figures === null) return next;
  const isSame = next.name.trim() === figures.name && caloriesOf(next) === figures.calories;
  if (isSame) return next;
  const { recipe: _recipe, leftover_of: _leftover, ...own } = next;
  return { ...own, figures: null };
};
