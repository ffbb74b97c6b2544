import { t } from '#web/lib/language/translate.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { FoodSource } from '#web/features/foods/public.ts';
import { dayName, timeOf } from '#web/ui/format/format-day.ts';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import { EntryNote } from '../details/entry-note.tsx';
import { useLogAgain } from '../repeat/use-log-again.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryThumbnail } from './entry-thumbnail.tsx';
import { useDeleteEntry } from './entry-mutations.ts';
import classes from './recent-entries.module.css';

interface Props {
  entry: FoodEntry;
  onEdit: (entry: FoodEntry) => void;
  onDeleted: () => void;
  /** Today's date, to show the entry's meal and, if different, its day. Omitted in lists of one meal of one day. */
  today?: LocalDate;
  onCopy?: () => void;
  onSave?: () => void;
}

/** Returns the source of an entry whose foods are not in the food table. */
const otherSource = (entry: FoodEntry): string =>
  entry.items ? t('Estimated, not in our database') : t('Entered manually');

const formatInstant = (
  { meal_type, local_date, logged_at, time_zone }: FoodEntry,
  today?: LocalDate,
): string => {
  const time = timeOf(logged_at, time_zone);
  if (!today) return time;
  const day = local_date === today ? [] : [dayName(local_date, today)];
  return [mealLabels[meal_type], ...day, time].join(', ');
};

/** Row of a diary entry: food, time, source, weight, calories and actions. */
export const EntryRow = ({ entry, today, onEdit, onDeleted, onCopy, onSave }: Props) => {
  const remove = useDeleteEntry(onDeleted);
  const logAgain = useLogAgain();
  const { food_name, items, calories } = entry;
  return (
    <li className={classes.entry} data-going={remove.isPending || undefined}>
      <EntryThumbnail entry={entry} />
      <div className={classes.food}>
        <b className={classes.name}>{food_name}</b>
        <span className={classes.when}>{formatInstant(entry, today)}</span>
      </div>
      <div className={classes.origin}>
        <FoodSource foods={items ?? []} of={food_name} otherwise={otherSource(entry)} />
        <span className={classes.serving}>{entry.serving_size}</span>
      </div>
      <span className={classes.calories}>
        <NumberWithUnit value={calories} unit="kcal" />
      </span>
      <EntryActions
        entry={entry}
        onAgain={() => void logAgain([entry])}
        onEdit={onEdit}
        onDelete={() => remove.mutate(entry)}
        isDeleting={remove.isPending}
        onCopy={onCopy}
        onSave={onSave}
      />
      <EntryNote note={entry.note} />
    </li>
  );
};
