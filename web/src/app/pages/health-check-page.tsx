import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { HealthCheck } from '#web/features/health-check/health-check.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { ShellPage } from '../shell/shell-page.tsx';

const WeekMicronutrients = lazy(async () => ({
  default: (await import('#web/features/micronutrients/week-micronutrients.tsx')).WeekMicronutrients,
}));

/** /health-check: a check of the last week. */
export const HealthCheckPage = () => {
  const navigate = useNavigate();
  return (
    <ShellPage tab="health">
      <HealthCheck
        onPlan={() => void navigate(paths.planTomorrow)}
        onGoals={() => void navigate(paths.setNewGoal)}
        micronutrients={
          <Suspense fallback={<SkeletonBlock height="12rem" />}>
            <WeekMicronutrients />
          </Suspense>
        }
        onLog={() => void navigate(paths.dashboard, { state: { tab: 'log', log_day: null } })}
      />
    </ShellPage>
  );
};
