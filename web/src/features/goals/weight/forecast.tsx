import { plural, t } from '#web/lib/language/translate.ts';
import { daysBetween } from '#shared/facts/calendar.ts';
import type { GoalPlan, WeightForecast } from '#shared/goals/weight-goal/schema.ts';
import type { UnitSystem } from '#shared/profile/choices.ts';
import { addDays } from '#shared/time/local-date.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatKg } from './weight-unit.ts';
import classes from './weight-goal.module.css';

type Known = Extract<WeightForecast, { state: 'known' }>;

const WIDTH = 400;
const HEIGHT = 120;
/** Weeks shown without a date. */
const DEFAULT_WEEKS = 12;
const MAX_WEEKS = 78;

/** A course over the weeks: from the current weight at a pace until the goal, which it does not pass. */
const courseOf = (
  now: number,
  goal: number,
  perWeek: number,
  weeks: number,
): [week: number, kg: number][] => {
  const toGoal = (goal - now) / perWeek;
  return toGoal > 0 && toGoal < weeks
    ? [
        [0, now],
        [toGoal, goal],
        [weeks, goal],
      ]
    : [
        [0, now],
        [weeks, now + perWeek * weeks],
      ];
};

/** Band of the trend with its range from the current weight, and the goal as a line. */
const Band = ({ plan, forecast, system }: { plan: GoalPlan; forecast: Known; system: UnitSystem }) => {
  const { goal, current_weight: now, date } = plan;
  if (!goal || now === null) return null;
  const { goal_weight: target } = goal;
  const { per_week, error } = forecast;
  const end = forecast.latest ?? forecast.date;
  const weeks = Math.min(MAX_WEEKS, end ? daysBetween(date, end) / 7 + 1 : DEFAULT_WEEKS);
  const [upper, lower, middle] = [per_week + error, per_week - error, per_week].map((pace) =>
    courseOf(now, target, pace, weeks),
  ) as [[number, number][], [number, number][], [number, number][]];
  const values = [target, ...[...upper, ...lower].map(([, kg]) => kg)];
  const [low, high] = [Math.min(...values) - 0.5, Math.max(...values) + 0.5];
  const y = (kg: number): number => HEIGHT - ((kg - low) / (high - low)) * HEIGHT;
  const pointsOf = (course: readonly [number, number][]): string =>
    course.map(([week, kg]) => `${(week / weeks) * WIDTH},${y(kg)}`).join(' ');
  return (
    <div className={classes.chart} aria-hidden>
      <svg className={classes.band} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polygon className={classes.range} points={pointsOf([...upper, ...lower.toReversed()])} />
        <polyline className={classes.trend} points={pointsOf(middle)} />
        <line className={classes.goal} x1="0" y1={y(target)} x2={WIDTH} y2={y(target)} />
      </svg>
      <p className={classes.ends}>
        <span>{`${t('Today')}, ${formatKg(now, system)}`}</span>
        <span>{namedDay(addDays(date, Math.round(weeks * 7)), date)}</span>
      </p>
      <p className={classes.note}>
        {t('Line: your trend. Band: its likely range. Dashed: {goal}.', {
          goal: formatKg(target, system),
        })}
      </p>
    </div>
  );
};

const forecastText = (plan: GoalPlan, forecast: Known, system: UnitSystem): string => {
  const { date, earliest, latest, per_week } = forecast;
  const trend = formatKg(Math.abs(per_week), system, 2);
  const goal = formatKg(plan.goal?.goal_weight ?? 0, system);
  if (date === null)
    return t('Your trend of the last 4 weeks ({trend} a week) doesn’t lead to {goal} at the moment.', {
      trend: per_week < 0 ? `−${trend}` : trend,
      goal,
    });
  const values = {
    goal,
    trend,
    date: namedDay(date, plan.date),
    earliest: earliest ? namedDay(earliest, plan.date) : '',
  };
  return latest === null
    ? t('At your trend of {trend} a week you reach {goal} around {date}, {earliest} at the earliest.', values)
    : t('At your trend of {trend} a week you reach {goal} around {date}, between {earliest} and {latest}.', {
        ...values,
        latest: namedDay(latest, plan.date),
      });
};

/** Forecast from the trend of the weights, in words and as a band. */
export const Forecast = ({ plan, system }: { plan: GoalPlan; system: UnitSystem }) => {
  const { forecast, goal_date, goal } = plan;
  return (
    <div className={classes.forecast} aria-live="polite">
      {goal && goal_date && (
        <p>
          {t('At {pace} a week you reach {goal} on {date}.', {
            pace: formatKg(goal.pace, system, 2),
            goal: formatKg(goal.goal_weight, system),
            date: namedDay(goal_date, plan.date),
          })}
        </p>
      )}
      {forecast?.state === 'known' && (
        <>
          <p>{forecastText(plan, forecast, system)}</p>
          <Band plan={plan} forecast={forecast} system={system} />
        </>
      )}
      {forecast?.state === 'unknown' && (
        <p className={classes.note}>
          {plural(
            Math.max(1, forecast.missing_weights),
            'A forecast from your trend needs {weights} more weigh-in over {days} more days.',
            'A forecast from your trend needs {weights} more weigh-ins over {days} more days.',
            {
              weights: formatNumber(Math.max(1, forecast.missing_weights)),
              days: formatNumber(Math.max(1, forecast.missing_days)),
            },
          )}
        </p>
      )}
    </div>
  );
};
