import { lazy, Suspense } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useQueuedTotals } from '#web/lib/offline/queued-totals.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const QueueCard = lazy(async () => ({
  default: (await import('#web/features/offline/queue-card.tsx')).QueueCard,
}));

/** What waits on this device, where something does: of a day (null is today), or of all. */
export const QueueSlot = ({ day }: { day?: LocalDate | null }) => {
  const { date: today } = useToday();
  const { count } = useQueuedTotals();
  if (count === 0) return null;
  return (
    <Suspense>
      <QueueCard day={day === null ? today : day} today={today} />
    </Suspense>
  );
};
