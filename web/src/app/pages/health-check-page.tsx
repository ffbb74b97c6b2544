import { useNavigate } from 'react-router-dom';
import { HealthCheck } from '#web/features/health-check/health-check.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { ShellPage } from '../shell/shell-page.tsx';

/** /health-check: a check of the last week. */
export const HealthCheckPage = () => {
  const navigate = useNavigate();
  return (
    <ShellPage tab="health">
      <HealthCheck
        onPlan={() => void navigate(paths.planTomorrow)}
        onGoals={() => void navigate(paths.setNewGoal)}
        onLog={() => void navigate(paths.dashboard, { state: { tab: 'log', log_day: null } })}
      />
    </ShellPage>
  );
};
