import { t } from '#web/lib/language/translate.ts';
import { Bone } from '#web/ui/feedback/bone.tsx';
import { EmptyPlate } from '#web/ui/feedback/empty-plate.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import type { TrendQuery } from './use-trend.ts';
import classes from './week-card.module.css';

interface Props {
  trend: TrendQuery;
  days: number;
}

/** The trend's chart, or why there is none. */
export const TrendPanel = ({ trend: { data, error, isFetching, refetch }, days }: Props) => {
  if (data && data.days.every((day) => day.meal_count === 0)) {
    return (
      <EmptyPlate title={t('No trend yet')} message={t('Log on a few days and the trend shows here.')} />
    );
  }
  if (data) {
    return <data.TrendBars days={data.days} goal={data.daily_calorie_goal} average={data.average} />;
  }
  if (error) {
    return (
      <LoadFailure
        title={t('We could not load your last {days} days', { days })}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    );
  }
  return (
    <div className={classes.loading} role="status" aria-label={t('Loading your last {days} days', { days })}>
      <Bone height="100%" />
    </div>
  );
};
