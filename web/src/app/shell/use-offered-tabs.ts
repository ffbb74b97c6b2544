import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { type Tab, tabs } from '#web/features/shell/tabs.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const safeTabs = tabs.filter(({ isHiddenAtRisk }) => !isHiddenAtRisk);

/**
 * Returns the tabs that the user is offered. The dashboard's response, which the dashboard shows too, says whether the
 * user is at risk (decision D49).
 */
export const useOfferedTabs = (): readonly Tab[] => {
  const { data: isAtRisk } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ health_risk }) => health_risk !== undefined,
  });
  return isAtRisk ? safeTabs : tabs;
};
