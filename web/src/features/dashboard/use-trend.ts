import { useQuery } from '@tanstack/react-query';
import { useToday } from '#web/lib/time/use-today.ts';
import { dashboardQueries } from './dashboard-queries.ts';

/** Queries the last `days` days once they are requested. */
export const useTrend = (days: number, isWanted: boolean) =>
  useQuery({ ...dashboardQueries.trend(useToday(), days), enabled: isWanted });

export type TrendQuery = ReturnType<typeof useTrend>;
