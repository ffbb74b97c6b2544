import type { DailySummary, MacroGoals } from '#shared/dashboard/schema.ts';
import { Figure } from '../../ui/figure.tsx';
import { formatNumber, formatPercent } from '../../ui/format-number.ts';
import { MacroRows } from '../../ui/macro-rows.tsx';
import { RulerBar } from '../../ui/ruler-bar.tsx';
import classes from './day-totals.module.css';

const traces = [
  { name: 'fiber', label: 'Fiber', unit: 'g', digits: 1 },
  { name: 'sugar', label: 'Sugar', unit: 'g', digits: 1 },
  { name: 'sodium', label: 'Sodium', unit: 'mg', digits: 0 },
] as const;

interface Props {
  summary: DailySummary;
  /** kcal */
  goal: number;
  macroGoals: MacroGoals;
}

/** The day's sums against the goal. */
export const DayTotals = ({ summary, goal, macroGoals }: Props) => {
  const { total_calories } = summary;
  const left = goal - total_calories;
  return (
    <section className={classes.card} aria-labelledby="day-totals">
      <div className={classes.head}>
        <h2 id="day-totals">Eaten</h2>
        <Figure value={total_calories} unit={`of ${formatNumber(goal)} kcal`} />
      </div>
      <div>
        <RulerBar
          value={total_calories}
          max={goal}
          tone={left < 0 ? 'over' : 'plain'}
          label="Daily calorie goal"
          valueText={`${formatPercent(total_calories / goal)} of the goal`}
        />
        <p className={classes.left} data-over={left < 0 || undefined}>
          {left < 0 ? `${formatNumber(-left)} kcal over the goal` : `${formatNumber(left)} kcal left`}
        </p>
      </div>
      <MacroRows
        className={classes.macros}
        calories={total_calories}
        grams={summary}
        goals={macroGoals}
        saysShare
      />
      <dl className={classes.traces}>
        {traces.map(({ name, label, unit, digits }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Figure value={summary[name]} unit={unit} digits={digits} size="small" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
