import { useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { useToday } from '#web/lib/time/use-today.ts';

/** Day and meal that logging was opened for; null for none. */
export interface LogTarget {
  day: LocalDate | null;
  meal: MealType | null;
}

/**
 * Holds the day and meal to log to: those that it was opened for, or the current ones, until the user changes them.
 * Opening it for another day or meal resets it.
 */
export const useLogTarget = (opened: LogTarget) => {
  const { date: today } = useToday();
  const first = ({ day, meal }: LogTarget) => ({
    day: day ?? today,
    mealType: meal ?? likelyMeal(new Date().getHours()),
  });
  const [seen, setSeen] = useState(opened);
  const [chosen, setChosen] = useState(() => first(opened));
  if (seen.day !== opened.day || seen.meal !== opened.meal) {
    setSeen(opened);
    // Returning without a target keeps the user's choice.
    if (opened.day !== null || opened.meal !== null) setChosen(first(opened));
  }
  return {
    ...chosen,
    today,
    setDay: (day: LocalDate) => setChosen((now) => ({ ...now, day })),
    setMealType: (mealType: MealType) => setChosen((now) => ({ ...now, mealType })),
  };
};
