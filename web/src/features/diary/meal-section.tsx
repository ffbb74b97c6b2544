import { ActionIcon } from '@mantine/core';
import Bookmark from 'lucide-react/icons/bookmark';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import { mealLabels } from '../../ui/meal-mark.tsx';
import type { MealOfDay } from './meals-of-day.ts';
import classes from './meal-section.module.css';

interface Props {
  meal: MealOfDay;
  onAdd: () => void;
  onCopy: () => void;
  /** Keeps it as a meal to log again. */
  onSave: () => void;
  /** The rows of its entries. */
  children: ReactNode;
}

const idOf = (meal: MealOfDay): string => `meal-${meal.mealType}`;

/** Gives a meal's title the focus, when the row that had it is gone. */
export const focusMeal = (meal: MealOfDay): void => document.getElementById(idOf(meal))?.focus();

/** One meal of the day: its sum, its entries. */
export const MealSection = ({ meal, onAdd, onCopy, onSave, children }: Props) => {
  const { mealType, entries, calories } = meal;
  const label = mealLabels[mealType];
  const id = idOf(meal);
  return (
    <section className={classes.card} aria-labelledby={id} data-empty={entries.length === 0 || undefined}>
      <div className={classes.head}>
        <h2 id={id} tabIndex={-1}>
          {label}
        </h2>
        <span className={classes.sum}>
          {entries.length === 0 ? (
            <span className={classes.nothing}>Nothing logged</span>
          ) : (
            <>
              <Figure value={calories} unit="kcal" />
              <ActionIcon className={classes.act ?? ''} aria-label={`Copy ${label}`} onClick={onCopy}>
                <Copy aria-hidden />
              </ActionIcon>
              <ActionIcon
                className={classes.act ?? ''}
                aria-label={`Save ${label} as a meal`}
                onClick={onSave}
              >
                <Bookmark aria-hidden />
              </ActionIcon>
            </>
          )}
          <ActionIcon className={classes.act ?? ''} aria-label={`Add food to ${label}`} onClick={onAdd}>
            <Plus aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {entries.length > 0 && <ul className={classes.list}>{children}</ul>}
    </section>
  );
};
