import { Button } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useCatchFocus } from '#web/ui/catch-focus.ts';
import { addItems, removeItem, replaceItem, reweighItem } from './correct-meal.ts';
import { FoodWordsForm } from './food-words-form.tsx';
import { MealItem } from './meal-item.tsx';
import classes from './meal-items.module.css';
import type { Correct, ScannedMeal } from './scanned-meal.ts';

interface Props {
  meal: ScannedMeal;
  onCorrect: Correct;
}

/** The foods of the plate, each to be weighed anew, renamed or removed, and more to be added. */
export const MealItems = ({ meal, onCorrect }: Props) => {
  const [isAdding, setIsAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  useCatchFocus(add);
  return (
    <section aria-label="Foods on the plate">
      <ul className={classes.items}>
        {meal.items.map(({ key, food }) => (
          <MealItem
            key={key}
            food={food}
            onGrams={(grams) => onCorrect((now) => reweighItem(now, key, grams))}
            onRename={(foods) => onCorrect((now) => replaceItem(now, key, foods))}
            onRemove={() => onCorrect((now) => removeItem(now, key))}
          />
        ))}
      </ul>
      {meal.not_understood.length > 0 && (
        <p className={classes.note}>
          Not understood: {meal.not_understood.join(', ')}. You can add it in other words.
        </p>
      )}
      {isAdding ? (
        <div className={classes.adding}>
          <FoodWordsForm
            label="Food to add"
            placeholder="A tablespoon of olive oil"
            submit="Add"
            leave="Not now"
            onFound={(foods) => {
              onCorrect((now) => addItems(now, foods));
              setIsAdding(false);
            }}
            onCancel={() => setIsAdding(false)}
          />
        </div>
      ) : (
        <Button
          ref={add}
          variant="subtle"
          className={classes.add ?? ''}
          leftSection={<Plus aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          Add an item
        </Button>
      )}
    </section>
  );
};
