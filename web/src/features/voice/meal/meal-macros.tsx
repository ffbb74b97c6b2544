import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { MacroRows } from '#web/ui/nutrition/macro-rows.tsx';
import type { Items } from '#web/features/foods/public.ts';
import classes from './meal-macros.module.css';

/** Protein, carbs and fat of the known foods, and their share of these foods' calories. */
export const MealMacros = ({ foods }: { foods: Items }) => {
  const totals = sumNutrients(foods);
  return <MacroRows className={classes.macros} calories={totals.calories} grams={totals} />;
};
