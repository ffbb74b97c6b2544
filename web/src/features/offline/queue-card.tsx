import { plural, t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { BRAND } from '#shared/brand.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { applyPendingChange, useOfflineQueue } from '#web/lib/offline/offline-queue.ts';
import type { QueuedRow } from '#web/lib/offline/queued-row.ts';
import { pushSupport } from '#web/lib/push/push-support.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { EditQueuedDialog } from './edit-queued-dialog.tsx';
import { QueuedRowView } from './queued-row-view.tsx';
import classes from './queue-card.module.css';

/** Maximum number of rows shown; the rest is shown as a count. */
const MAX_VISIBLE = 20;

/**
 * Safari deletes a site's storage after seven days of browser use without a visit; home screen apps are exempt.
 * Source: WebKit blog, 'Full Third-Party Cookie Blocking and More'.
 */
const safariForgets = t(
  'Safari deletes unsynced entries if you don’t open {brand} for a week. To keep them, add it to your home screen: tap Share, then Add to Home Screen.',
  { brand: BRAND },
);

interface Props {
  /** Limits the list to one day; omitted for all. */
  day?: LocalDate | undefined;
  today: LocalDate;
  /** Opens the scanner, which continues with the reviewed photos. */
  onReview: () => void;
}

/** List of the user's data that is only on this device: each entry can be edited, deleted or retried. */
export const QueueCard = ({ day, today, onReview }: Props) => {
  const { rows } = useOfflineQueue();
  const isOnline = useOnline();
  const [edited, setEdited] = useState<QueuedRow | null>(null);
  const waiting = rows.filter(
    (row) => (applyPendingChange(row) || row.refusal) && (day === undefined || row.local_date === day),
  );
  // Rejected entries first; the others are sent automatically.
  const shown = [...waiting.filter(({ refusal }) => refusal), ...waiting.filter(({ refusal }) => !refusal)];
  const more = waiting.length - MAX_VISIBLE;
  return (
    <>
      {waiting.length > 0 && (
        <section className={classes.card} aria-labelledby="waiting-entries">
          <div className="cardHead">
            <h2 id="waiting-entries">
              {plural(waiting.length, '1 entry to sync', '{count} entries to sync')}
            </h2>
          </div>
          <p className={classes.note}>
            {isOnline
              ? t('Only on this device. Syncing now.')
              : t('Only on this device. Syncs when you’re back online.')}{' '}
            {t('These already count toward your day. Photos count once you review and log them.')}
          </p>
          {pushSupport() === 'install' && <p className={classes.note}>{safariForgets}</p>}
          <ul>
            {shown.slice(0, MAX_VISIBLE).map((row) => (
              <QueuedRowView
                key={row.seq}
                row={row}
                today={today}
                onEdit={() => setEdited(row)}
                onReview={onReview}
              />
            ))}
          </ul>
          {more > 0 && (
            <p className={classes.note}>{t('And {count} more.', { count: formatNumber(more) })}</p>
          )}
        </section>
      )}
      {edited && <EditQueuedDialog row={edited} onClose={() => setEdited(null)} />}
    </>
  );
};
