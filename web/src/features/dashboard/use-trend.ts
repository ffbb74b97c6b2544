import { useQuery } from '@tanstack/react-query';
import { useToday } from '#web/lib/time/use-today.ts';
import { dashboardQueries } from './dashboard-queries.ts';

/** The last `days` days, once they are wanted. */
export const useTrend = (days: number, isWanted: boolean) =>
  useQuery({ ...dashboardQueries.trend(useToday(), days), enabled: isWanted });

export type TrendQuery = ReturnType<typeof useTrend>;
