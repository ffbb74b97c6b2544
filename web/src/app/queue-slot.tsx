import { lazy, Suspense } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useQueuedTotals } from '#web/lib/offline/queued-totals.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const QueueCard = lazy(async () => ({
  default: await (await import('./pages/dashboard/load-dashboard-cards.ts')).loadQueueCard(),
}));

interface Props {
  /** Limits the list to one day, null for today; omitted for all. */
  day?: LocalDate | null;
  /** Opens the scanner, which continues with a photo to finish. */
  onScan: () => void;
}

/** Shows the queued entries of this device, if any: of one day or all. */
export const QueueSlot = ({ day, onScan }: Props) => {
  const { date: today } = useToday();
  const { count } = useQueuedTotals();
  if (count === 0) return null;
  return (
    <Suspense>
      <QueueCard day={day === null ? today : day} today={today} onReview={onScan} />
    </Suspense>
  );
};
