import { type NutrientName, nutrientNames } from '../nutrition/values/nutrients.ts';
import type { LocalDate } from '../time/local-date.ts';
import { type DayFacts, emptyDay } from './day-facts.ts';
import { amountFact, type Fact, figureFact, nutrientWords, unitOfNutrient } from './fact.ts';
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

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const spanOfPeriod = (facts: Facts, { dates }: Period): SpanFacts => spanOf(facts.days, dates);

export const dayOf = (facts: Facts, date: LocalDate): DayFacts => facts.days.get(date) ?? emptyDay(date);

const isNutrient = (measure: Measure): measure is NutrientName => measure !== 'water' && measure !== 'meals';

/** Returns the total of a measure over a period. */
export const totalFact = (facts: Facts, period: Period, measure: Measure): Fact => {
  const span = spanOfPeriod(facts, period);
  const [id, label] = [`${period.id}.${measure}`, `${capital(measureWords[measure])} ${period.fact.words}`];
  if (isNutrient(measure)) return amountFact(id, label, measure, span.total[measure]);
  if (measure === 'water') return figureFact(id, label, span.water_ml, 'ml');
  return figureFact(id, label, span.meals, 'entry');
};

/** Returns the daily average of a measure: over logged days (decision D6), or for water over days with water. */
export const averageFact = (facts: Facts, period: Period, measure: Measure): Fact => {
  const span = spanOfPeriod(facts, period);
  const id = `${period.id}.${measure}.average`;
  const label = `${capital(measureWords[measure])}, daily average ${period.fact.words}`;
  if (isNutrient(measure)) return amountFact(id, label, measure, span.average[measure]);
  if (measure === 'water') return figureFact(id, label, span.water_ml / Math.max(1, span.watered), 'ml');
  const average = Math.round((span.meals * 10) / Math.max(1, span.logged.length)) / 10;
  return { id, label, value: average, unit: 'entry', words: `${average} entries` };
};

/** Returns the number of logged days. */
export const loggedFact = (facts: Facts, period: Period): Fact =>
  figureFact(
    `${period.id}.logged`,
    `Days logged ${period.fact.words}`,
    spanOfPeriod(facts, period).logged.length,
    'day',
  );

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
