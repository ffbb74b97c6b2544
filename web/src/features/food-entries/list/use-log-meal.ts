import { useEffect, useRef } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { emptyValues } from '../form/log-food-values.ts';

/** What the form is opened for; null for none. */
export interface LogTarget {
  day: LocalDate | null;
  meal: MealType | null;
}

/**
 * Gives the form the meal that it is opened for, once each time: what somebody chooses afterwards stays. Opened for
 * none it starts with breakfast again, unless something is typed.
 * @param start makes a meal the one that the form begins with
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
