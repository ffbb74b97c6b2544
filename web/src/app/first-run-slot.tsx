import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const FirstRunCard = lazy(async () => ({
  default: await (await import('./pages/dashboard/load-dashboard-cards.ts')).loadFirstRunCard(),
}));

/**
 * Offers new users the questions about goal and units once, after their first meal (decision D46). The dashboard's
 * response says whether a user is new. Open questions stay open when another tab deletes the meal.
 */
export const FirstRunSlot = () => {
  const { data: isDue } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ first_run, recent_entries }) => first_run === null && recent_entries.length > 0,
  });
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  if ((!isDue && !isOpen) || isOver) return null;
  return (
    <Suspense>
      <FirstRunCard isOpen={isOpen} onOpen={() => setOpen(true)} onOver={() => setOver(true)} />
    </Suspense>
  );
};
