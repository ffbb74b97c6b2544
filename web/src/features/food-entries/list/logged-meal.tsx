import { t } from '#web/lib/language/translate.ts';
import { caloriesAmount, gramsAmount } from '#shared/nutrition/values/nutrients-schema.ts';
import { energySharesOf, macroNames } from '#web/ui/nutrition/energy-shares.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { MacroRow } from '#web/ui/nutrition/macro-row.tsx';
import type { LogFoodValues } from '../form/log-food-values.ts';
import { figuresOf } from '../form/typed-entry.ts';
import classes from './logged-meal.module.css';

/** Returns grams in the diary's valid range; null for other input. */
const gramsOf = (value: number | null): number | null => gramsAmount.safeParse(value).data ?? null;

/** Preview of the meal to log, updated on every keystroke. */
export const LoggedMeal = ({ values }: { values: LogFoodValues }) => {
  const figures = figuresOf(values);
  const calories = caloriesAmount.safeParse(figures.calories).data ?? null;
  const macros = {
    protein: gramsOf(figures.protein),
    carbs: gramsOf(figures.carbs),
    fat: gramsOf(figures.fat),
  };
  const shares = energySharesOf(calories ?? 0, macros);
  return (
    <section className={classes.meal} aria-label={t('This meal')}>
      <h2>{t('This meal')}</h2>
      <p className={classes.name}>{values.food_name.trim() || t('Enter what you ate')}</p>
      <NumberWithUnit value={calories ?? 0} unit="kcal" size="large" />
      <div className={classes.macros}>
        {macroNames.map((macro) => {
          const share = calories ? shares[macro] / calories : 0;
          return (
            <MacroRow
              key={macro}
              macro={macro}
              grams={macros[macro]}
              share={share}
              {...(share > 0 && { note: t('{share} of kcal', { share: formatPercent(share) }) })}
            />
          );
        })}
      </div>
    </section>
  );
};
