import { type NutrientName, nutrientNames } from '../nutrition/values/nutrients.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type DayFacts, emptyDay } from './day-facts.ts';
import { nutrientWords, unitOfNutrient } from './fact.ts';
import type { Facts } from './facts.ts';
import type { Period } from './period.ts';
import { type SpanFacts, spanOf } from './span.ts';

/** A measurable value of a day. */
export type Measure = NutrientName | 'water' | 'meals';
export const measures: readonly Measure[] = [...nutrientNames, 'water', 'meals'];

export const measureWords: Readonly<Record<Measure, string>> = {
  ...nutrientWords,
  water: 'water',
  meals: 'entries',
};

export const spanOfPeriod = (facts: Facts, { dates }: Period): SpanFacts => spanOf(facts.days, dates);

export const dayOf = (facts: Facts, date: LocalDate): DayFacts => facts.days.get(date) ?? emptyDay(date);

export const isNutrient = (measure: Measure): measure is NutrientName =>
  measure !== 'water' && measure !== 'meals';

/** Returns a day's value of a measure, or null if unknown or not logged. A day without water is null too. */
export const valueOn = (day: DayFacts, measure: Measure): number | null => {
  if (isNutrient(measure)) return day.amounts[measure]?.value ?? null;
  const value = measure === 'water' ? day.water_ml : day.meals;
  return value === 0 ? null : value;
};

export const unitOfMeasure = (measure: Measure): 'kcal' | 'g' | 'mg' | 'ml' | 'entry' => {
  if (isNutrient(measure)) return unitOfNutrient[measure];
  return measure === 'water' ? 'ml' : 'entry';
};
