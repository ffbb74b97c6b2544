import { ActionIcon } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import { mealLabels } from '../../ui/meal-mark.tsx';
import type { MealOfDay } from './meals-of-day.ts';
import classes from './meal-section.module.css';

interface Props {
  meal: MealOfDay;
  onCopy: () => void;
  /** The rows of its entries. */
  children: ReactNode;
}

const idOf = (meal: MealOfDay): string => `meal-${meal.mealType}`;

/** Gives a meal's title the focus, when the row that had it is gone. */
export const focusMeal = (meal: MealOfDay): void => document.getElementById(idOf(meal))?.focus();

/** One meal of the day: its sum, its entries. */
export const MealSection = ({ meal, onCopy, children }: Props) => {
  const { mealType, entries, calories } = meal;
  const label = mealLabels[mealType];
  const id = idOf(meal);
  return (
    <section className={classes.card} aria-labelledby={id} data-empty={entries.length === 0 || undefined}>
      <div className={classes.head}>
        <h2 id={id} tabIndex={-1}>
          {label}
        </h2>
        {entries.length === 0 ? (
          <span className={classes.nothing}>Nothing logged</span>
        ) : (
          <span className={classes.sum}>
            <Figure value={calories} unit="kcal" />
            <ActionIcon className={classes.copy ?? ''} aria-label={`Copy ${label}`} onClick={onCopy}>
              <Copy aria-hidden />
            </ActionIcon>
          </span>
        )}
      </div>
      {entries.length > 0 && <ul className={classes.list}>{children}</ul>}
    </section>
  );
};
