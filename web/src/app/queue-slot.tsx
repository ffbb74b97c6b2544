import { lazy, Suspense } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useQueuedTotals } from '#web/lib/offline/queued-totals.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const QueueCard = lazy(async () => ({
  default: (await import('#web/features/offline/queue-card.tsx')).QueueCard,
}));

/** Shows the queued entries of this device, if any: of one day (null for today) or all. */
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
