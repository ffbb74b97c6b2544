import { t } from '#web/lib/language/translate.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import type { TrendQuery } from './use-trend.ts';
import classes from './week-card.module.css';

interface Props {
  trend: TrendQuery;
  days: number;
}

/** The trend chart, or its loading or error state. */
export const TrendPanel = ({ trend, days }: Props) => {
  const { data, error } = trend;
  if (data && data.days.every((day) => day.meal_count === 0)) {
    return <EmptyState title={t('No trend yet')} message={t('Log for a few days to see your trend.')} />;
  }
  if (data) {
    return <data.TrendBars days={data.days} goal={data.daily_calorie_goal} average={data.average} />;
  }
  if (error) {
    return <LoadFailure title={t('We couldn’t load your last {days} days', { days })} query={trend} />;
  }
  return (
    <div className={classes.loading} role="status" aria-label={t('Loading your last {days} days', { days })}>
      <SkeletonBlock height="100%" />
    </div>
  );
};
