import { t } from '#web/lib/language/translate.ts';
import { useRef } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './recent-entries.module.css';
import { CardHead } from '#web/ui/layout/card-head.tsx';

interface Props {
  /** Newest first. */
  entries: readonly FoodEntry[];
  today: LocalDate;
  onEdit: (entry: FoodEntry) => void;
  /** Opens the diary, which shows all entries. */
  onAll: () => void;
}

/** List of the latest entries, with actions to edit, delete and undo. */
export const RecentEntries = ({ entries, today, onEdit, onAll }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  // The clicked button is removed with its row: keep the focus from jumping to the top of the page.
  const onDeleted = () => title.current?.focus();

  return (
    <section className="card" aria-labelledby="recent-entries">
      <CardHead id="recent-entries" title={t('Recent entries')} titleRef={title}>
        {entries.length > 0 && (
          <button type="button" className={classes.all} onClick={onAll}>
            {t('All entries')}
          </button>
        )}
      </CardHead>
      {entries.length === 0 ? (
        <p className={classes.nothing}>{t('Nothing logged yet. Your latest meals will appear here.')}</p>
      ) : (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} today={today} onEdit={onEdit} onDeleted={onDeleted} />
          ))}
        </ul>
      )}
    </section>
  );
};
