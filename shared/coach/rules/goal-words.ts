import type { Fact } from '../../facts/fact.ts';
import { figureFact } from '../../facts/fact.ts';
import type { Facts } from '../../facts/facts.ts';
import { goalFact, leftFact, overFact } from '../../facts/single-facts.ts';
import { type Said, say } from './sentence.ts';

/** 'your goal of 2,100 kcal'. */
export const yourGoal = (facts: Facts): Said =>
  facts.goal.isDefault
    ? say`the default goal of ${goalFact(facts)} (you haven’t set your own yet)`
    : say`your goal of ${goalFact(facts)}`;

/** States the energy left today, or by how much today exceeds the goal. */
export const leftToday = (facts: Facts): Said => {
  const { left } = facts.goal;
  if (left > 0) return say`That leaves ${leftFact(facts)} of ${yourGoal(facts)}.`;
  if (left === 0) return say`That is exactly ${yourGoal(facts)}.`;
  return say`That is ${overFact(facts)} over ${yourGoal(facts)}. A single day changes little.`;
};

/** Compares energy with the goal. @param id ID of the compared value */
export const againstGoal = (facts: Facts, id: string, calories: number, of: string): Said => {
  const difference = calories - facts.goal.calories;
  if (difference === 0) return say`exactly ${yourGoal(facts)}`;
  const fact: Fact = figureFact(
    `${id}.from-goal`,
    `Distance from the goal, ${of}`,
    Math.abs(difference),
    'kcal',
  );
  return difference < 0 ? say`${fact} below ${yourGoal(facts)}` : say`${fact} above ${yourGoal(facts)}`;
};
