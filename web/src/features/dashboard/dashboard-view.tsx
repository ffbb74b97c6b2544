import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { addQueuedToDashboard, useQueuedDays } from '#web/lib/offline/add-queued-totals.ts';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { dashboardQueries } from './dashboard-queries.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { useIsPhotoFirst } from './use-is-photo-first.ts';
import { RemainingToday } from './remaining-today.tsx';
import { TodayPlate } from './today-plate.tsx';
import { WeekCard } from './week-card.tsx';
import type { LoggingTab } from './logging-tab.ts';
import classes from './dashboard-view.module.css';

/** Shown instead to users at risk (decision D49). */
const CalmDashboard = lazyComponent(async () => (await import('./calm-dashboard.tsx')).CalmDashboard);

/** Most users have no check-in due. */
const CheckInReminder = lazyComponent(async () =>
  (await import('./load-check-in-reminder.ts')).loadCheckInReminder(),
);

interface Props {
  /** Returns whether the browser's built-in model can recognize a photo; asked only if no other model can. */
  askDevice: () => Promise<boolean>;
  /** Opens a tab for logging. */
  onTab: (tab: LoggingTab) => void;
  /** Renders the list of recent entries, from another feature. */
  renderEntries: (dashboard: Dashboard) => ReactNode;
  /** Renders the long trend if the plan includes it, which another feature decides. */
  renderTrend: (trend: ReactNode, week: ReactNode) => ReactNode;
  /** Optional questions for new users, from another feature. */
  setUp?: ReactNode;
  /** The usual meal of this time of day, from another feature. */
  usual?: ReactNode;
  /** The logging streak, from another feature. */
  streak?: ReactNode;
  /** Cards for credits and plan, beside the week. */
  wallet: ReactNode;
}

/** Dashboard with the day and the week, from one request. */
export const DashboardView = ({ askDevice, onTab, setUp, usual, streak, wallet, ...render }: Props) => {
  const query = useQuery(dashboardQueries.read(useToday()));
  // The day is rendered in pieces, between which the browser answers to taps.
  const shown = useDeferredValue(query.data);
  const waiting = useQueuedDays();
  const isPhotoFirst = useIsPhotoFirst(shown, askDevice);
  const show = (answer: Dashboard) => {
    const data = addQueuedToDashboard(answer, waiting);
    const log = { onTab, usual, isPhotoFirst };
    if (data.health_risk) {
      return (
        <Suspense fallback={<DashboardSkeleton />}>
          <CalmDashboard
            dashboard={data}
            risk={data.health_risk}
            {...log}
            wallet={wallet}
            entries={render.renderEntries(data)}
          />
        </Suspense>
      );
    }
    return (
      <div className={classes.grid}>
        {data.is_check_in_due && (
          <div className={classes.wide}>
            <Suspense>
              <CheckInReminder />
            </Suspense>
          </div>
        )}
        <TodayPlate
          today={data.today}
          goal={data.daily_calorie_goal}
          macroGoals={data.macro_goals}
          {...log}
        />
        <RemainingToday today={data.today} goal={data.daily_calorie_goal} {...log} />
        {setUp && <div className={classes.wide}>{setUp}</div>}
        <div>
          <WeekCard dashboard={data} renderTrend={render.renderTrend} streak={streak} />
        </div>
        <div className={classes.wallet}>{wallet}</div>
        <div className={classes.wide}>{render.renderEntries(data)}</div>
      </div>
    );
  };
  return (
    <QueryView
      query={{ ...query, data: shown }}
      loading={<DashboardSkeleton />}
      failure={t('We couldn’t load your day')}
    >
      {show}
    </QueryView>
  );
};
