import type { FactEntry } from '#shared/facts/source.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { type Person, TODAY } from '../facts/two-people.ts';

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'sodium';
export const ago = (days: number): LocalDate => addDays(TODAY, -days);
export const lastDays = (count: number, from = 0): LocalDate[] =>
  Array.from({ length: count }, (_, at) => ago(at + from));

/** Calculates values independently from the raw entries, without the product's own sums. */
export const recount = ({ entries, profile, water, weights }: Person) => {
  const on = (dates: readonly LocalDate[], fits: (entry: FactEntry) => boolean = () => true): FactEntry[] =>
    entries.filter((entry) => dates.includes(entry.local_date) && fits(entry));
  const sum = (list: readonly FactEntry[], nutrient: Nutrient): number => {
    const whole = nutrient === 'calories' || nutrient === 'sodium' ? 1 : 10;
    let parts = 0;
    for (const entry of list) parts += Math.round((entry[nutrient] ?? 0) * whole);
    return nutrient === 'sodium' ? parts / 1000 : parts / whole;
  };
  const loggedDays = (dates: readonly LocalDate[]): number =>
    new Set(on(dates).map(({ local_date }) => local_date)).size;
  const average = (dates: readonly LocalDate[], nutrient: Nutrient): number => {
    const scale = nutrient === 'calories' ? 1 : nutrient === 'sodium' ? 1000 : 10;
    return Math.round((sum(on(dates), nutrient) / loggedDays(dates)) * scale) / scale;
  };
  const goal = profile.daily_calorie_goal ?? 2000;
  const ofDay = (date: LocalDate): number => sum(on([date]), 'calories');
  const logged = (dates: readonly LocalDate[]): LocalDate[] => dates.filter((date) => on([date]).length > 0);
  const meal = (type: string) => (entry: FactEntry) => entry.meal_type === type;
  const named = (word: string) => (entry: FactEntry) => entry.food_name.toLowerCase().includes(word);
  return { on, sum, loggedDays, average, goal, ofDay, logged, meal, named, water, weights, profile };
};
export type Recount = ReturnType<typeof recount>;

export const week = lastDays(7);
export const weekBefore = lastDays(7, 7);
export const fortnight = lastDays(14);
export const thisMonth = lastDays(20);
export const toGoal = (r: Recount, date: LocalDate): number[] => [Math.abs(r.goal - r.ofDay(date)), r.goal];
export const difference = (one: number, other: number): number => Math.round(Math.abs(one - other) * 10) / 10;
export const isWeekend = (date: LocalDate): boolean =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** Returns the number of consecutive logged days until today. */
export const streak = (r: Recount, most: number): number => {
  const gap = lastDays(most).findIndex((date) => r.on([date]).length === 0);
  return gap === -1 ? most : gap;
};
