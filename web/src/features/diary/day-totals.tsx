import { t } from '#web/lib/language/translate.ts';
import type { DailySummary, MacroGoals } from '#shared/dashboard/schema.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber, formatPercent } from '#web/ui/format/format-number.ts';
import { MacroRows } from '#web/ui/nutrition/macro-rows.tsx';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import classes from './day-totals.module.css';

const traces = [
  { name: 'fiber', label: t('Fiber'), unit: 'g', digits: 1 },
  { name: 'sugar', label: t('Sugar'), unit: 'g', digits: 1 },
  { name: 'sodium', label: t('Sodium'), unit: 'mg', digits: 0 },
] as const;

interface Props {
  summary: DailySummary;
  /** kcal */
  goal: number;
  macroGoals: MacroGoals;
  /** Whether to show only what was eaten, without a goal (decision D49). */
  isAtRisk: boolean;
}

/** Totals of the day compared with the goal. */
export const DayTotals = ({ summary, goal, macroGoals, isAtRisk }: Props) => {
  const { total_calories } = summary;
  const left = goal - total_calories;
  return (
    <section className="lift stack4" aria-labelledby="day-totals">
      <div className={classes.head}>
        <h2 id="day-totals">{t('Eaten')}</h2>
        <NumberWithUnit
          value={total_calories}
          unit={isAtRisk ? 'kcal' : t('of {goal} kcal', { goal: formatNumber(goal) })}
        />
      </div>
      {!isAtRisk && (
        <div>
          <RulerBar
            value={total_calories}
            max={goal}
            tone={left < 0 ? 'over' : 'plain'}
            label={t('Daily calorie goal')}
            valueText={t('{share} of goal', { share: formatPercent(total_calories / goal) })}
          />
          <p className={classes.left} data-over={left < 0 || undefined}>
            {left < 0
              ? t('{calories} kcal over your goal', { calories: formatNumber(-left) })
              : t('{calories} kcal left', { calories: formatNumber(left) })}
          </p>
        </div>
      )}
      <MacroRows
        className={classes.macros}
        calories={total_calories}
        grams={summary}
        {...(!isAtRisk && { goals: macroGoals })}
        showsShare
      />
      <dl className={classes.traces}>
        {traces.map(({ name, label, unit, digits }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <NumberWithUnit value={summary[name]} unit={unit} digits={digits} size="small" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
