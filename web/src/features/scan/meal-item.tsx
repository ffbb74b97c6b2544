import { ActionIcon } from '@mantine/core';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { ConfidenceMark } from '#web/ui/confidence-mark.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { FoodSource } from '#web/ui/food-source.tsx';
import { GramsStepper } from '#web/ui/grams-stepper.tsx';
import { FoodWordsForm } from './food-words-form.tsx';
import classes from './meal-item.module.css';

interface Props {
  food: FoodItem;
  onGrams: (grams: number) => void;
  /** What it really is: one food, or several. */
  onRename: (foods: FoodItem[]) => void;
  onRemove: () => void;
}

/** One food of the plate: name, how sure, where its figures come from, weight and calories. */
export const MealItem = ({ food, onGrams, onRename, onRemove }: Props) => {
  const [isRenaming, setIsRenaming] = useState(false);
  const name = useRef<HTMLButtonElement>(null);

  const keep = (): void => {
    flushSync(() => setIsRenaming(false));
    name.current?.focus({ preventScroll: true });
  };

  if (isRenaming) {
    return (
      <li className={classes.renaming}>
        <FoodWordsForm
          label={`What is it, if not ${food.name}?`}
          placeholder="What is it really?"
          initial={food.name}
          submit="Look up"
          leave="Keep as it is"
          onFound={(foods) => {
            onRename(foods);
            setIsRenaming(false);
          }}
          onCancel={keep}
        />
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <div className={classes.food}>
        <button
          ref={name}
          type="button"
          className={classes.name}
          aria-label={`${food.name}, rename`}
          onClick={() => setIsRenaming(true)}
        >
          {food.name}
          <Pencil aria-hidden />
        </button>
        <div className={classes.meta}>
          <ConfidenceMark value={food.confidence} />
          <FoodSource
            recordIds={[food.record_id]}
            otherwise={food.source === 'user' ? 'Your figures' : 'Estimated by the model'}
          />
        </div>
      </div>
      <div className={classes.grams}>
        <GramsStepper label={food.name} value={food.grams} onChange={onGrams} />
      </div>
      <div className={classes.calories}>
        <Figure value={food.nutrients.calories} />
        <small>kcal</small>
      </div>
      <ActionIcon className={classes.remove ?? ''} aria-label={`Remove ${food.name}`} onClick={onRemove}>
        <X aria-hidden />
      </ActionIcon>
    </li>
  );
};
