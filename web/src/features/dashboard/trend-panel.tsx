import { Bone } from '../../ui/bone.tsx';
import { EmptyPlate } from '../../ui/empty-plate.tsx';
import { LoadError } from './load-error.tsx';
import type { TrendQuery } from './use-trend.ts';
import classes from './week-card.module.css';

/** The trend's chart, or why there is none. */
export const TrendPanel = ({ trend: { data, error, isFetching, refetch } }: { trend: TrendQuery }) => {
  if (data && data.days.every((day) => day.meal_count === 0)) {
    return <EmptyPlate title="No trend yet" message="Log on a few days and the trend shows here." />;
  }
  if (data) {
    return <data.TrendBars days={data.days} goal={data.daily_calorie_goal} average={data.average} />;
  }
  if (error) {
    return (
      <LoadError
        title="We could not load your last 30 days"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={classes.loading} role="status" aria-label="Loading your last 30 days">
      <Bone height="100%" />
    </div>
  );
};
