import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect } from 'react';
import { localDateOf } from '#shared/time/local-date.ts';
import { readDrafts, usePhotoDrafts } from '#web/lib/offline/drafts/draft-store.ts';
import type { PhotoDraft } from '#web/lib/offline/drafts/photo-draft.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { dayName, timeOf } from '#web/ui/format/format-day.ts';
import { BlobImage } from '../photos/blob-image.tsx';
import { mealNameOf } from '../result/entry-from-meal.ts';
import classes from './photos-to-finish.module.css';
import { scanOfDraft } from './scan-draft.ts';
import { discardDraft } from './use-scan-draft.ts';

interface Props {
  /** Opens a photo in the scanner. */
  onFinish: (draft: PhotoDraft) => void;
}

/** Photos whose meals are not logged yet, after a reload or saved for later. Renders nothing if there are none. */
export const PhotosToFinish = ({ onFinish }: Props) => {
  const drafts = usePhotoDrafts((store) => store.drafts);
  useEffect(() => {
    // A browser that blocks storage has none.
    readDrafts().catch(() => undefined);
  }, []);
  if (drafts.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="photos-to-finish">
      <div className="cardHead">
        <h2 id="photos-to-finish">{t('Photos to finish')}</h2>
      </div>
      <p className={classes.note}>{t('Only on this device, and not in your diary yet.')}</p>
      <ul>
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onFinish={() => onFinish(draft)} />
        ))}
      </ul>
    </section>
  );
};

/** Returns what is known about the meal so far. */
const summaryOf = (draft: PhotoDraft): string => {
  const { meal, text, chosen } = scanOfDraft(draft);
  if (meal && meal.items.length > 0) return mealNameOf(meal);
  const parts = [...chosen.map(({ name }) => name), ...(text.trim() === '' ? [] : [text.trim()])];
  return parts.length > 0 ? parts.join(', ') : t('Not described yet');
};

const DraftRow = ({ draft, onFinish }: { draft: PhotoDraft; onFinish: () => void }) => {
  const { date: today, timeZone } = useToday();
  const day = localDateOf(new Date(draft.taken_at), timeZone);
  const time = timeOf(draft.taken_at, timeZone);
  const when = day === today ? time : `${dayName(day, today)}, ${time}`;
  const [picture] = draft.jpegs;
  return (
    <li className={classes.row}>
      {picture && <BlobImage className={classes.photo} blob={picture} alt="" />}
      <div className={classes.meal}>
        <b className={classes.name}>{summaryOf(draft)}</b>
        <span className="note">{when}</span>
      </div>
      <span className={classes.actions}>
        <Button variant="default" aria-label={t('Finish photo from {when}', { when })} onClick={onFinish}>
          {t('Finish')}
        </Button>
        <ActionIcon
          aria-label={t('Discard photo from {when}', { when })}
          onClick={() => void discardDraft(draft)}
        >
          <Trash2 aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
};
