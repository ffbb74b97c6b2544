import { useEffect, useRef } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { emptyValues } from '../form/log-food-values.ts';

/** Target that the form is opened for; null for none. */
export interface LogTarget {
  day: LocalDate | null;
  meal: MealType | null;
}

/**
 * Sets the form's meal once each time it is opened, so that a later choice is kept. Without a meal it resets to
 * breakfast, unless something is typed.
 * @param start sets the form's initial meal
 */
export const useLogMeal = (
  { day, meal }: LogTarget,
  isTouched: boolean,
  start: (meal: MealType) => void,
): void => {
  const seen = useRef('');
  useEffect(() => {
    const opened = meal === null ? '' : `${day} ${meal}`;
    if (opened === seen.current) return;
    seen.current = opened;
    if (meal !== null) start(meal);
    else if (!isTouched) start(emptyValues.meal_type);
  });
};
