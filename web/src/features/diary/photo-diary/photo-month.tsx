import { t } from '#web/lib/language/translate.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PhotoMonth as Month } from '#shared/diary/photo-diary.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { isNoResponse } from '#web/lib/offline/is-no-response.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { namedDay } from '#web/ui/format/format-day.ts';
import { MealPhoto } from './meal-photo.tsx';
import classes from './photo-diary.module.css';

interface Props {
  query: UseQueryResult<Month>;
  today: LocalDate;
  onOpen: (entry: FoodEntry) => void;
}

/** Groups entries by day, newest first; the meals of a day stay in their order. */
const byDay = (entries: readonly FoodEntry[]): [LocalDate, FoodEntry[]][] => {
  const days = new Map<LocalDate, FoodEntry[]>();
  for (const entry of entries) days.set(entry.local_date, [...(days.get(entry.local_date) ?? []), entry]);
  return [...days].toSorted(([one], [other]) => other.localeCompare(one));
};

/** Photos of a month by day, or what is shown instead. */
export const PhotoMonth = ({ query, today, onOpen }: Props) => {
  const { data, error } = query;
  if (!data && error) {
    const title = isNoResponse(error)
      ? t('These photos aren’t available offline')
      : t('We couldn’t load your photos');
    return <LoadFailure title={title} query={query} />;
  }
  if (!data)
    return (
      <div className={classes.photos} role="status" aria-label={t('Loading your photos')}>
        {['one', 'two', 'three', 'four'].map((name) => (
          <SkeletonBlock key={name} height="9rem" />
        ))}
      </div>
    );
  if (data.entries.length === 0)
    return (
      <EmptyState
        title={t('No photos in this month')}
        message={t('Meals that you log with a photo appear here.')}
      />
    );
  return byDay(data.entries).map(([date, entries]) => (
    <section key={date} className="stack2" aria-labelledby={`photos-${date}`}>
      <h3 id={`photos-${date}`}>{namedDay(date, today)}</h3>
      <ul className={classes.photos}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <MealPhoto entry={entry} onOpen={() => onOpen(entry)} />
          </li>
        ))}
      </ul>
    </section>
  ));
};
