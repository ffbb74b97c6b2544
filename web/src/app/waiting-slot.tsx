import { lazy, Suspense } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useWaitingCount } from '#web/lib/offline/waiting-count.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const WaitingCard = lazy(async () => ({
  default: (await import('#web/features/offline/waiting-card.tsx')).WaitingCard,
}));

/** What waits on this device, where something does: of a day (null is today), or of all. */
export const WaitingSlot = ({ day }: { day?: LocalDate | null }) => {
  const { date: today } = useToday();
  const { count } = useWaitingCount();
  if (count === 0) return null;
  return (
    <Suspense>
      <WaitingCard day={day === null ? today : day} today={today} />
    </Suspense>
  );
};
