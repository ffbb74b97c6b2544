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

/** What a chosen food brings beside its energy: kept while name and energy are as they were chosen. */
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

/** Of a chosen meal what a row keeps: a usual meal brings an id of its own, and how often it was eaten. */
export const figuresOf = (meal: RowFigures): RowFigures => rowFigures.strip().parse(meal);

/** A meal of the plan as it is typed: numbers as they were typed. */
export const planRow = z.object({
  id: z.string(),
  type: mealType,
  name: z.string(),
  calories: z.string(),
  time: z.string(),
  notes: z.string(),
  figures: rowFigures.nullable(),
  logged_entry_id: z.string().nullable(),
});
export type PlanRow = z.infer<typeof planRow>;

/** An empty row. */
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

/** What 'Add Meal/Snack' adds. */
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
});

/** The rows of a plan; of a day that holds nothing, the usual three, empty. */
export const rowsOf = ({ meals }: Pick<MealPlan, 'meals'>): PlanRow[] =>
  meals.length > 0 ? meals.map(rowOf) : defaultTypes.map((type) => blankRow(type, `default-${type}`));

/** Whether nothing was typed in a row. */
export const isBlank = ({ name, calories, notes }: PlanRow): boolean =>
  [name, calories, notes].every((text) => text.trim() === '');

/** Energy as it was typed, kcal; null where it is blank or no energy. */
export const caloriesOf = ({ calories }: PlanRow): number | null => {
  const typed = parseDecimal(calories);
  return typed === null || Number.isNaN(typed) || typed > 20_000 ? null : Math.round(typed);
};

const unknown = {
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  serving_size: null,
  items: null,
};

/** The meal of a row that has both name and energy; null for others: they are not counted and not saved. */
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
  };
};

/** Whether two rows would be the same entry of the diary, which knows no notes. */
export const isLoggedAlike = (one: PlanRow, other: PlanRow): boolean => {
  const [first, second] = [one, other].map((row) => JSON.stringify(mealOfRow({ ...row, notes: '' })));
  return first === second;
};

/** What counts of the rows, logged or not. */
export const countedMeals = (rows: readonly PlanRow[]): PlannedMeal[] =>
  rows.flatMap((row) => {
    const meal = mealOfRow(row);
    return meal ? [{ ...meal, logged_entry_id: row.logged_entry_id }] : [];
  });

/** Rows that somebody began and that cannot be saved yet. */
export const unfinishedRows = (rows: readonly PlanRow[]): PlanRow[] =>
  rows.filter((row) => !isBlank(row) && mealOfRow(row) === null);

/** Typed over a chosen food: its other figures are not those of another food or of another amount. */
export const withTyped = (row: PlanRow, change: Partial<PlanRow>): PlanRow => {
  const next = { ...row, ...change };
  const { figures } = next;
  if (change.figures !== undefined || figures === null) return next;
  const isSame = next.name.trim() === figures.name && caloriesOf(next) === figures.calories;
  return isSame ? next : { ...next, figures: null };
};
