import { ActionIcon } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { Figure } from '../../ui/figure.tsx';
import { FoodSource } from '../../ui/food-source.tsx';
import { dayName, timeOf } from '../../ui/format-day.ts';
import { mealLabels } from '../../ui/meal-mark.tsx';
import { EntryMark } from './entry-mark.tsx';
import { useDeleteEntry } from './entry-mutations.ts';
import classes from './recent-entries.module.css';

interface Props {
  entry: FoodEntry;
  today: LocalDate;
  onDeleted: () => void;
}

/** Where an entry without foods of the table has its figures from. */
const otherSource = (entry: FoodEntry): string =>
  entry.items ? 'Estimated, no food record' : 'Entered by hand';

/** One entry of the diary: meal, food, time, source, weight, calories. */
export const EntryRow = ({ entry, today, onDeleted }: Props) => {
  const remove = useDeleteEntry(onDeleted);
  const { food_name, meal_type, local_date, logged_at, time_zone, items, calories } = entry;
  const when = [
    mealLabels[meal_type],
    ...(local_date === today ? [] : [dayName(local_date, today)]),
    timeOf(logged_at, time_zone),
  ].join(', ');
  return (
    <li className={classes.entry} data-going={remove.isPending || undefined}>
      <EntryMark entry={entry} />
      <div className={classes.food}>
        <b className={classes.name}>{food_name}</b>
        <span className={classes.when}>{when}</span>
      </div>
      <div className={classes.origin}>
        <FoodSource
          recordIds={items?.map(({ record_id }) => record_id) ?? []}
          otherwise={otherSource(entry)}
        />
        <span className={classes.serving}>{entry.serving_size}</span>
      </div>
      <span className={classes.calories}>
        <Figure value={calories} unit="kcal" />
      </span>
      <ActionIcon
        className={classes.delete ?? ''}
        aria-label={`Delete ${food_name}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(entry)}
      >
        <Trash2 aria-hidden />
      </ActionIcon>
    </li>
  );
};
