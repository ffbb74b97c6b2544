import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Bookmark from 'lucide-react/icons/bookmark';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { mealLabels } from '#web/ui/nutrition/meal-icon.tsx';
import type { MealOfDay } from './meals-of-day.ts';
import classes from './meal-section.module.css';

interface Props {
  meal: MealOfDay;
  onAdd: () => void;
  onCopy: () => void;
  /** Saves the meal so that it can be logged again. */
  onSave: () => void;
  /** Rows of its entries. */
  children: ReactNode;
}

const idOf = (meal: MealOfDay): string => `meal-${meal.mealType}`;

/** Focuses a meal's title after the focused row was removed. */
export const focusMeal = (meal: MealOfDay): void => document.getElementById(idOf(meal))?.focus();

/** One meal of the day: its total and entries. */
export const MealSection = ({ meal, onAdd, onCopy, onSave, children }: Props) => {
  const { mealType, entries, calories } = meal;
  const name = mealLabels[mealType];
  const id = idOf(meal);
  return (
    <section className={classes.card} aria-labelledby={id} data-empty={entries.length === 0 || undefined}>
      <div className={classes.head}>
        <h2 id={id} tabIndex={-1}>
          {name}
        </h2>
        <span className={classes.sum}>
          {entries.length === 0 ? (
            <span className={classes.nothing}>{t('Nothing logged')}</span>
          ) : (
            <>
              <NumberWithUnit value={calories} unit="kcal" />
              <ActionIcon
                className={classes.act ?? ''}
                aria-label={t('Copy {meal}', { meal: name })}
                onClick={onCopy}
              >
                <Copy aria-hidden />
              </ActionIcon>
              <ActionIcon
                className={classes.act ?? ''}
                aria-label={t('Save {meal} as a meal', { meal: name })}
                onClick={onSave}
              >
                <Bookmark aria-hidden />
              </ActionIcon>
            </>
          )}
          <ActionIcon
            className={classes.act ?? ''}
            aria-label={t('Add food to {meal}', { meal: name })}
            onClick={onAdd}
          >
            <Plus aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {entries.length > 0 && <ul className={classes.list}>{children}</ul>}
    </section>
  );
};
