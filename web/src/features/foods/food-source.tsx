import { t } from '#web/lib/language/translate.ts';
import BookOpen from 'lucide-react/icons/book-open';
import classes from './food-source.module.css';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { type Sourced, sourceNameOf } from './plate-items/source-name.ts';

interface Props {
  foods: readonly Sourced[];
  /** Shown if none of them has a record. */
  otherwise?: string;
}

/** Source of nutrition facts: 'USDA 171688 and 2 more'. */
export const FoodSource = ({ foods, otherwise = t('Not in our database') }: Props) => {
  const known = [...new Set(foods.filter(({ record_id: id }) => id !== null).map(sourceNameOf))];
  const [first] = known;
  if (!first) return <span className={classes.source}>{otherwise}</span>;
  return (
    <span className={classes.source} title={known.join(', ')}>
      <BookOpen aria-hidden />
      {known.length > 1
        ? t('{source} and {count} more', { source: first, count: formatNumber(known.length - 1) })
        : first}
    </span>
  );
};
