import { useRef } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './recent-entries.module.css';

interface Props {
  /** Newest first. */
  entries: readonly FoodEntry[];
  today: LocalDate;
}

/** The latest entries. Each can be deleted, and taken back. */
export const RecentEntries = ({ entries, today }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its row: the focus must not fall back to the top of the page.
  const onDeleted = () => title.current?.focus();

  return (
    <section className={classes.card} aria-labelledby="recent-entries">
      <h2 id="recent-entries" className={classes.title} ref={title} tabIndex={-1}>
        Recent entries
      </h2>
      {entries.length === 0 ? (
        <p className={classes.nothing}>What you log shows here.</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} today={today} onDeleted={onDeleted} />
          ))}
        </ul>
      )}
    </section>
  );
};
