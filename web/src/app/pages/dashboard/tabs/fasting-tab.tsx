import { useQuery } from '@tanstack/react-query';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { FastingView } from '#web/features/fasting/fasting-view.tsx';
import { useToday } from '#web/lib/time/use-today.ts';

/** Fasting timer, which users at risk are not offered (decision D49). */
export const Tab = () => {
  const { data: risk = null } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ health_risk }) => health_risk ?? null,
  });
  return <FastingView risk={risk} />;
};
