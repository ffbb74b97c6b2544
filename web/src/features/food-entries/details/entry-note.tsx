import { t } from '#web/lib/language/translate.ts';
import classes from './entry-note.module.css';

/** The note of an entry in a list: its first two lines. The edit dialog shows the whole text. */
export const EntryNote = ({ note }: { note: string | null }) => {
  // Missing, not null, in responses that were cached before notes existed.
  if (!note) return null;
  return (
    <p className={classes.note}>
      <span className="visually-hidden">{t('Note')}: </span>
      {note}
    </p>
  );
};
