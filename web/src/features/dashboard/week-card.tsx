import { t } from '#web/lib/language/translate.ts';
import { type ReactNode, useState } from 'react';
import type { Dashboard, DailySummary } from '#shared/dashboard/schema.ts';
import { useAccess } from '#web/features/billing/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { WeekBars } from './charts/week-bars.tsx';
import { type Span, SpanSwitch } from './span-switch.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { useTrend } from './use-trend.ts';
import classes from './week-card.module.css';

const loggedDays = (days: readonly DailySummary[]): string =>
  t('{logged} of {days} days logged', {
    logged: formatNumber(days.filter(({ meal_count }) => meal_count > 0).length),
    days: formatNumber(days.length),
  });

interface Props {
  dashboard: Dashboard;
  /** Renders the trend for users whose plan includes it, and for others a preview from the week. */
  renderTrend: (trend: ReactNode, week: ReactNode) => ReactNode;
  /** Shown after the number of logged days. */
  streak: ReactNode;
}

/** Card with the last seven days against the goal, or more days, which are fetched on demand. */
export const WeekCard = ({ dashboard, renderTrend, streak }: Props) => {
  const [span, setSpan] = useState<Span>(7);
  const isWeek = span === 7;
  const mayAsk = useAccess('progress_analytics') === 'open';
  const trend = useTrend(span, !isWeek && mayAsk);
  const week = (
    <WeekBars days={dashboard.week} goal={dashboard.daily_calorie_goal} average={dashboard.weekly_average} />
  );
  const days = isWeek ? dashboard.week : trend.data?.days;
  return (
    <section className="card" aria-labelledby="week">
      <div className={classes.head}>
        <div>
          <h2 id="week">{isWeek ? t('Weekly progress') : t('Last {days} days', { days: span })}</h2>
          <p className={classes.note}>
            <span className={classes.unit}>
              {t('kcal per day')}
              {days && ', '}
            </span>
            {days && loggedDays(days)}
            {isWeek && <span className={classes.streak}>{streak}</span>}
          </p>
        </div>
        <SpanSwitch value={span} onChange={setSpan} />
      </div>
      {isWeek ? week : renderTrend(<TrendPanel key={span} trend={trend} days={span} />, week)}
    </section>
  );
};
