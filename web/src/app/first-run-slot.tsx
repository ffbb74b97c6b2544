import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { dashboardQueries } from '#web/features/dashboard/dashboard-queries.ts';
import { useProfileLanguage } from './use-profile-language.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const FirstRun = lazy(async () => ({
  default: (await import('#web/features/profile/first-run/first-run.tsx')).FirstRun,
}));

/**
 * Asks new users once for goal and units (decision D46), in their language. The dashboard's response says whether a
 * user is new.
 */
export const FirstRunSlot = ({ isShown }: { isShown: boolean }) => {
  useProfileLanguage();
  const { data: isNew } = useQuery({
    ...dashboardQueries.read(useToday()),
    select: ({ first_run }) => first_run === null,
  });
  const [isOver, setOver] = useState(false);
  if (!isNew || isOver || !isShown) return null;
  return (
    <Suspense>
      <FirstRun onOver={() => setOver(true)} />
    </Suspense>
  );
};
