import { plural, t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Pencil from 'lucide-react/icons/pencil';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LocalDate } from '#shared/time/local-date.ts';
import { clientErrorMessages } from '#web/lib/api/api-error.ts';
import { isStorageFull } from '#web/lib/offline/is-storage-full.ts';
import { removeQueuedRow, tryAgain, applyPendingChange } from '#web/lib/offline/offline-queue.ts';
import type { QueuedRow } from '#web/lib/offline/queued-row.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { dayName, timeOf } from '#web/ui/format/format-day.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import classes from './queue-card.module.css';

interface Props {
  row: QueuedRow;
  today: LocalDate;
  onEdit: () => void;
  /** Opens the scanner, which continues with the reviewed photos. */
  onReview: () => void;
}

const nameOf = (row: QueuedRow): string => {
  const { photos } = row;
  if (!photos) return (applyPendingChange(row) ?? row.entry).food_name;
  const { length } = photos.jpegs;
  return plural(length, 'Photo of a meal', '{count} photos of a meal');
};

const say = (work: Promise<unknown>): void => {
  work.catch((error: unknown) =>
    notify.error(t('Error'), isStorageFull(error) ? clientErrorMessages.STORAGE_FULL : String(error)),
  );
};

const remove = async (seq: number, name: string): Promise<void> => {
  const undoRemoval = await removeQueuedRow(seq);
  notify.success(t('Removed from this device'), name, {
    about: `waiting-${seq}`,
    undo: () => say(undoRemoval()),
  });
};

/** Returns the status of a row. A photo is not yet a meal that the user has seen. */
const markOf = ({ refusal, photos }: QueuedRow): string => {
  if (photos) return t('To review');
  return refusal ? t('Not synced') : t('Waiting');
};

const review = async (row: QueuedRow, onReview: () => void): Promise<void> => {
  const { reviewQueuedPhotos } = await import('#web/lib/offline/drafts/review-queued-photos.ts');
  if (await reviewQueuedPhotos(row)) onReview();
};

/** Row of a queued entry: content, status and actions. */
export const QueuedRowView = ({ row, today, onEdit, onReview }: Props) => {
  const { seq, refusal, photos, local_date } = row;
  const entry = applyPendingChange(row) ?? row.entry;
  const name = nameOf(row);
  const day = local_date === today ? [] : [dayName(local_date, today)];
  const when = [mealLabels[entry.meal_type ?? 'snack'], ...day, timeOf(entry.logged_at, entry.time_zone)];
  return (
    <li className={classes.row}>
      <div>
        <b className={classes.name}>{name}</b>
        <span className="note">
          <span className={classes.mark} data-tone={refusal ? 'refused' : 'waiting'}>
            {refusal ? <CircleAlert aria-hidden /> : <Clock aria-hidden />}
            {markOf(row)}
          </span>
          {when.join(', ')}
        </span>
      </div>
      {photos ? <span /> : <NumberWithUnit value={entry.calories ?? 0} unit="kcal" />}
      <span className={classes.actions}>
        {photos && (
          <Button
            variant="subtle"
            aria-label={t('Review {name}', { name })}
            onClick={() => say(review(row, onReview))}
          >
            {t('Review')}
          </Button>
        )}
        {refusal && (
          <ActionIcon aria-label={t('Retry {name}', { name })} onClick={() => say(tryAgain(seq))}>
            <RotateCw aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon aria-label={t('Edit {name}', { name })} onClick={onEdit}>
          <Pencil aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('Remove {name}', { name })} onClick={() => say(remove(seq, name))}>
          <Trash2 aria-hidden />
        </ActionIcon>
      </span>
      {refusal && <p className={classes.why}>{t(refusal.message)}</p>}
    </li>
  );
};
