import { t } from '#web/lib/language/translate.ts';
import type { DailySummary, MacroGoals } from '#shared/dashboard/schema.ts';
import { energySharesOf, macroNames } from '#web/ui/nutrition/energy-shares.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber, formatPercent } from '#web/ui/format/format-number.ts';
import { MacroRow } from '#web/ui/nutrition/macro-row.tsx';
import classes from './today-plate.module.css';

const traces = [
  { name: 'fiber', label: t('Fiber'), unit: 'g', digits: 1 },
  { name: 'sugar', label: t('Sugar'), unit: 'g', digits: 1 },
  { name: 'sodium', label: t('Sodium'), unit: 'mg', digits: 0 },
] as const;

/** Today's macros with their share of the calories, followed by the other nutrients. */
export const TodayNumbers = ({ today, goals }: { today: DailySummary; goals: MacroGoals }) => {
  const shares = energySharesOf(today.total_calories, today);
  return (
    <div>
      <ul className="stack4">
        {macroNames.map((macro) => {
          const share = today.total_calories > 0 ? shares[macro] / today.total_calories : 0;
          return (
            <li key={macro}>
              <MacroRow
                macro={macro}
                grams={today[macro]}
                share={share}
                target={goals[macro]}
                note={t('{share} of kcal', { share: formatPercent(share) })}
              />
            </li>
          );
        })}
      </ul>
      {shares.other > 0 && (
        <p className={classes.other}>
          {t('Another {calories} kcal come from foods with unknown protein, carbs and fat.', {
            calories: formatNumber(shares.other),
          })}
        </p>
      )}
      <dl className={classes.traces}>
        {traces.map(({ name, label, unit, digits }) => (
          <div key={name} className={classes.trace}>
            <dt>{label}</dt>
            <dd>
              <NumberWithUnit value={today[name]} unit={unit} digits={digits} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
