import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../lib/time/use-today.ts';
import { dashboardQueries } from './dashboard-queries.ts';

/** The last thirty days, once they are wanted. */
export const useTrend = (isWanted: boolean) =>
  useQuery({ ...dashboardQueries.trend(useToday()), enabled: isWanted });

export type TrendQuery = ReturnType<typeof useTrend>;
