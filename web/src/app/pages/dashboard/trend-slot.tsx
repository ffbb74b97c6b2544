import { lazy, type ReactNode, Suspense } from 'react';
import { Gate } from '#web/features/billing/upgrade/plan-gate.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';

const LockedTrend = lazy(async () => ({ default: (await import('./locked-trend.tsx')).LockedTrend }));

/** Shows the trend if the plan includes it. @param week the user's last seven days, which every plan includes */
export const renderTrend = (trend: ReactNode, week: ReactNode): ReactNode => (
  <Gate
    feature="progress_analytics"
    fallback={
      <Suspense fallback={<SkeletonBlock height="16rem" />}>
        <LockedTrend week={week} />
      </Suspense>
    }
  >
    {trend}
  </Gate>
);
