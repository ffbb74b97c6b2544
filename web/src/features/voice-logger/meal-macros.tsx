import { totalsOf } from '#shared/nutrition/totals.ts';
import { energySharesOf, macroNames } from '#web/ui/energy-shares.ts';
import { MacroRow } from '#web/ui/macro-row.tsx';
import { caloriesOfMeal } from './meal-figures.ts';
import type { SpokenMeal } from './spoken-meal.ts';
import classes from './meal-macros.module.css';

/** Protein, carbs and fat of the foods that are known. */
export const MealMacros = ({ meal }: { meal: SpokenMeal }) => {
  const totals = totalsOf(meal.foods);
  const calories = caloriesOfMeal(meal) ?? 0;
  const shares = energySharesOf(calories, totals);
  return (
    <div className={classes.macros}>
      {macroNames.map((macro) => (
        <MacroRow
          key={macro}
          macro={macro}
          grams={totals[macro]}
          share={calories > 0 ? shares[macro] / calories : 0}
        />
      ))}
    </div>
  );
};
