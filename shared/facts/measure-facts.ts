import { amountFact, type Fact, figureFact } from './fact.ts';
import type { Facts } from './facts.ts';
import { isNutrient, type Measure, measureWords, spanOfPeriod } from './measure.ts';
import type { Period } from './period.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

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
