import { useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { type CorrectItems, type ReadText, readTextOf } from '#web/features/foods/public.ts';
import { correctGroup, type MealGroup, moveGroup, severalMealsOf } from '../meals/meal-groups.ts';

interface Defaults {
  today: LocalDate;
  day: LocalDate;
  meal: MealType;
}

/** A looked up text, with the day and meal for what it does not say. */
interface Looked {
  read: ReadText;
  meal: MealType;
}

/** The text of the last lookup: what its words became, and its meals if it describes several. */
export const useReadMeals = () => {
  const [looked, setLooked] = useState<Looked | null>(null);
  const change = (to: (read: ReadText) => ReadText): void =>
    setLooked((now) => now && { ...now, read: to(now.read) });
  return {
    read: looked?.read ?? null,
    change,
    forget: () => setLooked(null),
    /**
     * Takes a new text.
     * @param meal meal of the form, for what the text does not say
     * @returns the text's day if it describes one meal and names its day, otherwise null
     */
    take: (described: DescribedMeal, text: string, meal: MealType, today: LocalDate): LocalDate | null => {
      const read = readTextOf(described, text);
      setLooked(read && { read, meal });
      const [only, ...others] = read?.meals ?? [];
      return only?.day == null || others.length > 0 ? null : addDays(today, only.day);
    },
    /** Returns the meals of the text if there are several on the same form; otherwise none. */
    groupsOf: (items: readonly FoodItem[] | null, { today, day }: Omit<Defaults, 'meal'>): MealGroup[] => {
      if (!looked || !items) return [];
      return severalMealsOf(looked.read, items, { today, day, meal: looked.meal });
    },
    /** Returns the clock time that the text states for its only meal, if the form still has the meal's day. */
    timeOn: (day: LocalDate, today: LocalDate): string | null => {
      const [only, ...others] = looked?.read.meals ?? [];
      if (!only || others.length > 0) return null;
      return only.day === null || addDays(today, only.day) === day ? only.time : null;
    },
    /** Corrects the foods of one meal. @returns all foods */
    correct: (
      items: readonly FoodItem[],
      group: MealGroup,
      apply: Parameters<CorrectItems>[0],
    ): FoodItem[] => {
      if (!looked) return [...items];
      const corrected = correctGroup(looked.read, items, group, apply);
      setLooked({ ...looked, read: corrected.read });
      return corrected.items;
    },
    move: (group: MealGroup, to: Parameters<typeof moveGroup>[2], today: LocalDate): void =>
      change((read) => moveGroup(read, group, to, today)),
  };
};
