import BookOpen from 'lucide-react/icons/book-open';
import classes from './food-source.module.css';
import { recordName } from './record-name.ts';

interface Props {
  /** Records of the food table, e.g. `usda:171688`; null where an item has none. */
  recordIds: readonly (string | null)[];
  /** Said when no item has a record. */
  otherwise?: string;
}

/** Where figures come from: 'USDA 171688 and 2 more'. */
export const FoodSource = ({ recordIds, otherwise = 'No food record' }: Props) => {
  const known = [...new Set(recordIds.filter((id) => id !== null))];
  const [first] = known;
  if (!first) return <span className={classes.source}>{otherwise}</span>;
  return (
    <span className={classes.source} title={known.map(recordName).join(', ')}>
      <BookOpen aria-hidden />
      {recordName(first)}
      {known.length > 1 && ` and ${known.length - 1} more`}
    </span>
  );
};
