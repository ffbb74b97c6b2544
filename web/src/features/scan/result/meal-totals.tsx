import { t } from '#web/lib/language/translate.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { MacroRows } from '#web/ui/nutrition/macro-rows.tsx';
import { gramsOfMeal, totalsOfMeal } from './entry-from-meal.ts';
import classes from './meal-totals.module.css';
import type { ScannedMeal } from './scanned-meal.ts';

const traces = [
  { name: 'fiber', label: t('Fiber'), unit: 'g' },
  { name: 'sugar', label: t('Sugar'), unit: 'g' },
  { name: 'sodium', label: t('Sodium'), unit: 'mg' },
] as const;

/** Totals of the plate, updated with every correction. */
export const MealTotals = ({ meal }: { meal: ScannedMeal }) => {
  const totals = totalsOfMeal(meal);
  return (
    <section className={classes.totals} aria-label={t('Totals')}>
      <p className={classes.calories}>
        <NumberWithUnit value={totals.calories} size="large" />
        <span className={classes.of}>{t('kcal, {grams} g', { grams: gramsOfMeal(meal) })}</span>
      </p>
      <MacroRows className={classes.macros} calories={totals.calories} grams={totals} />
      <dl className={classes.traces}>
        {traces.map(({ name, label, unit }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <NumberWithUnit value={totals[name]} unit={unit} digits={1} size="small" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
