import { daysBetween } from '../facts/calendar.ts';
import type { WeighedDay } from './weight-trend.ts';

/** Share of the weight that water and food can change within a day, and that a user can change per week. */
const SWING = 0.05;
const PER_WEEK = 0.015;

/** Returns whether a weight is so far from another one that one of them is probably a mistake. */
export const isImplausibleJump = (from: WeighedDay, to: WeighedDay): boolean => {
  const weeks = Math.abs(daysBetween(from.date, to.date)) / 7;
  return Math.abs(to.weight - from.weight) > from.weight * (SWING + PER_WEEK * weeks);
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** Returns the weights without those that are too far from the median one to be true. */
export const withoutJumps = <Day extends WeighedDay>(weights: readonly Day[]): Day[] => {
  const middle = median(weights.map(({ weight }) => weight));
  const center = weights.find(({ weight }) => weight === middle);
  return center === undefined ? [...weights] : weights.filter((each) => !isImplausibleJump(center, each));
};
