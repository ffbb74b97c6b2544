import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { elapsedMs } from '#shared/fasting/fast-times.ts';
import type { Fast } from '#shared/fasting/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { useFormatInstant } from './fast-times.tsx';
import classes from './fasting.module.css';
import { formatDuration } from './format-duration.ts';

interface Props {
  /** Ended fasts, latest start first. */
  fasts: readonly Fast[];
  onEdit: (fast: Fast) => void;
  onRemove: (fast: Fast) => void;
  /** null if all fasts are shown. */
  onMore: (() => void) | null;
  isLoadingMore: boolean;
  now: Date;
}

/** List of the user's ended fasts. */
export const FastHistory = ({ fasts, onEdit, onRemove, onMore, isLoadingMore, now }: Props) => {
  const format = useFormatInstant();
  return (
    <section className={classes.card} aria-labelledby="fasting-history">
      <h2 id="fasting-history">{t('History')}</h2>
      {fasts.length === 0 && <p className={classes.note}>{t('Your fasts appear here when you end them.')}</p>}
      <ul className={classes.list}>
        {fasts.map((fast) => {
          const start = format(fast.started_at);
          return (
            <li key={fast.id} className={classes.fast}>
              <div>
                <p className={classes.length}>{formatDuration(elapsedMs(fast, now))}</p>
                <p className={classes.quiet}>
                  {t('{start} to {end}', {
                    start,
                    end: format(fast.ended_at ?? fast.started_at, fast.started_at),
                  })}
                </p>
                <p className={classes.note}>
                  {t('Planned: {hours} h', { hours: formatNumber(fast.target_hours) })}
                </p>
              </div>
              <ActionIcon aria-label={t('Edit the fast of {start}', { start })} onClick={() => onEdit(fast)}>
                <Pencil aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t('Delete the fast of {start}', { start })}
                onClick={() => onRemove(fast)}
              >
                <Trash2 aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {onMore && (
        <Button variant="default" className={classes.more ?? ''} onClick={onMore} loading={isLoadingMore}>
          {t('Show older fasts')}
        </Button>
      )}
    </section>
  );
};
