import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { addQueuedToDashboard, useQueuedDays } from '#web/lib/offline/add-queued-totals.ts';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { dashboardQueries } from './dashboard-queries.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { RemainingToday } from './remaining-today.tsx';
import { TodayPlate } from './today-plate.tsx';
import { WeekCard } from './week-card.tsx';
import type { LoggingTab } from './logging-tab.ts';
import classes from './dashboard-view.module.css';

interface Props {
  /** Opens a way to log. */
  onTab: (tab: LoggingTab) => void;
  /** The list of the latest entries, which belongs to another feature. */
  renderEntries: (dashboard: Dashboard) => ReactNode;
  /** Who sees the longer trend is another feature's to say. */
  renderTrend: (trend: ReactNode) => ReactNode;
  /** How steadily the person logs, which belongs to another feature: a few words. */
  streak?: ReactNode;
  /** Cards about credits and plan, beside the week. */
  wallet: ReactNode;
}

/** The day and the week at a glance, from one request. */
export const DashboardView = ({ onTab, renderEntries, renderTrend, streak, wallet }: Props) => {
  const { data: answer, error, refetch, isFetching } = useQuery(dashboardQueries.read(useToday()));
  const waiting = useQueuedDays();

  if (answer) {
    const data = addQueuedToDashboard(answer, waiting);
    return (
      <div className={classes.grid}>
        <TodayPlate
          today={data.today}
          goal={data.daily_calorie_goal}
          macroGoals={data.macro_goals}
          onTab={onTab}
        />
        <RemainingToday today={data.today} goal={data.daily_calorie_goal} onTab={onTab} />
        <div>
          <WeekCard dashboard={data} renderTrend={renderTrend} streak={streak} />
        </div>
        <div className={classes.wallet}>{wallet}</div>
        <div className={classes.wide}>{renderEntries(data)}</div>
      </div>
    );
  }
  if (!error) return <DashboardSkeleton />;
  return (
    <LoadFailure
      title={t('We could not load your day')}
      error={error}
      isFetching={isFetching}
      refetch={refetch}
    />
  );
};
