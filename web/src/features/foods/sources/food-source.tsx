import { t } from '#web/lib/language/translate.ts';
import BookOpen from 'lucide-react/icons/book-open';
import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy/lazy-component.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { type Sourced, sourceNameOf } from '../plate-items/source-name.ts';
import classes from './food-source.module.css';

const SourceList = lazyPart(async () => (await import('./load-source-list.ts')).loadSourceList());

/** A food with the source of its values. */
export type SourcedFood = Sourced & { name: string };

interface Props {
  foods: readonly SourcedFood[];
  /** The meal or advice that the foods belong to. */
  of: string;
  /** Shown if none of them has a record. */
  otherwise?: string;
}

/** Source of nutrition facts: 'USDA 171688 and 2 more'. A click lists the records with links to their pages. */
export const FoodSource = ({ foods, of, otherwise = t('Not in our database') }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const known = [...new Set(foods.filter(({ record_id: id }) => id !== null).map(sourceNameOf))];
  const [first] = known;
  if (!first) return <span className={classes.source}>{otherwise}</span>;
  const text =
    known.length > 1
      ? t('{source} and {count} more', { source: first, count: formatNumber(known.length - 1) })
      : first;
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={t('{source}, source of the values for {food}', { source: text, food: of })}
        onClick={() => setOpen(true)}
      >
        <BookOpen aria-hidden />
        <span>{text}</span>
      </button>
      {isOpen && <SourceList title={of} foods={foods} onClose={() => setOpen(false)} />}
    </>
  );
};
