import { lazy, Suspense } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useQueuedTotals } from '#web/lib/offline/queued-totals.ts';
import { useToday } from '#web/lib/time/use-today.ts';

const QueueCard = lazy(async () => ({
  default: (await import('#web/features/offline/queue-card.tsx')).QueueCard,
}));

interface Props {
  /** Limits the list to one day, null for today; omitted for all. */
  day?: LocalDate | null;
  /** Opens the scanner. */
  onScan: () => void;
}

/** Opens queued photos in the scanner. */
const openInScanner = async (id: string, onScan: () => void): Promise<void> => {
  (await import('#web/features/scan/drafts/draft-to-finish.ts')).finishDraft(id);
  onScan();
};

/** Shows the queued entries of this device, if any: of one day or all. */
export const QueueSlot = ({ day, onScan }: Props) => {
  const { date: today } = useToday();
  const { count } = useQueuedTotals();
  if (count === 0) return null;
  return (
    <Suspense>
      <QueueCard
        day={day === null ? today : day}
        today={today}
        onReview={(id) => void openInScanner(id, onScan)}
      />
    </Suspense>
  );
};
