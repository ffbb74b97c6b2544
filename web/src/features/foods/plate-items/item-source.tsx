import { t } from '#web/lib/language/translate.ts';
import BookOpen from 'lucide-react/icons/book-open';
import { lazy, Suspense, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import type { PlateLookups } from './plate-lookups-type.ts';
import classes from './plate-item.module.css';
import { sourceNameOf } from './source-name.ts';

const SourceDialog = lazy(async () => ({ default: (await import('./source-dialog.tsx')).SourceDialog }));

interface Props {
  item: FoodItem;
  lookUps: Pick<PlateLookups, 'read'>;
}

/** Source of a food's nutrition facts; a click shows the record. */
export const ItemSource = ({ item, lookUps }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const name = sourceNameOf(item);
  return (
    <>
      <button
        type="button"
        className={classes.source}
        aria-haspopup="dialog"
        aria-label={t('{source}, source of the values for {food}', { source: name, food: item.name })}
        onClick={() => setOpen(true)}
      >
        <BookOpen aria-hidden />
        <span>{name}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SourceDialog item={item} lookUps={lookUps} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
