import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { MacroRows } from '#web/ui/nutrition/macro-rows.tsx';
import type { Items } from '#web/features/foods/public.ts';
import classes from './meal-macros.module.css';

/** Protein, carbs and fat of the foods that are known, and what they are of the calories of these foods. */
export const MealMacros = ({ foods }: { foods: Items }) => {
  const totals = sumNutrients(foods);
  return <MacroRows className={classes.macros} calories={totals.calories} grams={totals} />;
};
