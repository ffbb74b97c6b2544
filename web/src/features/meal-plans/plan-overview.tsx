import { t } from '#web/lib/language/translate.ts';
import { plannedCalories, remainingState } from '#shared/meal-plans/plan-figures.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import { LabeledValue } from '#web/ui/layout/labeled-value.tsx';
import { formatRemainingWithDiary, remainingLabel, formatPlannedShare } from './plan-labels.ts';
import { RestingEnergyNote } from './resting-energy-note.tsx';
import classes from './plan-overview.module.css';

interface Props {
  meals: readonly { calories: number }[];
  /** kcal */
  goal: number;
  /** kcal of the day's unplanned entries. */
  eatenBeside: number;
  /** Whether to show only what is planned, without a goal (decision D49). */
  isAtRisk: boolean;
}

/** Planned calories against the goal, shown by color and text (decision D37). */
export const PlanOverview = ({ meals, goal, eatenBeside, isAtRisk }: Props) => {
  const planned = plannedCalories(meals);
  if (isAtRisk) {
    return (
      <section className="card stack4" aria-labelledby="plan-overview">
        <h2 id="plan-overview">{t('Planned Calories')}</h2>
        <NumberWithUnit value={planned} unit="kcal" size="large" />
      </section>
    );
  }
  const state = remainingState(planned, goal);
  const share = planned / goal;
  return (
    <section className="card stack4" aria-labelledby="plan-overview">
      <div className={classes.head}>
        <h2 id="plan-overview">{t('Goal overview')}</h2>
        <span className={classes.state} data-state={state} role="status">
          {remainingLabel(state)}
        </span>
      </div>
      <dl className={classes.figures}>
        <LabeledValue label={t('Planned Calories')}>
          <NumberWithUnit value={planned} unit="kcal" size="large" />
        </LabeledValue>
        <LabeledValue label={t('Daily Goal')}>
          <NumberWithUnit value={goal} unit="kcal" size="large" />
        </LabeledValue>
        <div className={classes.remaining} data-state={state}>
          <dt>{t('Remaining')}</dt>
          <dd>
            <NumberWithUnit value={goal - planned} unit="kcal" size="large" />
          </dd>
        </div>
      </dl>
      <RulerBar
        value={share}
        max={1}
        tone={state === 'over' ? 'over' : 'plain'}
        label={t('Share of daily goal planned')}
        valueText={formatPlannedShare(formatPercent(share), state)}
      />
      <RestingEnergyNote />
      {eatenBeside > 0 && (
        <p className="secondary">{formatRemainingWithDiary(eatenBeside, goal - planned - eatenBeside)}</p>
      )}
    </section>
  );
};
