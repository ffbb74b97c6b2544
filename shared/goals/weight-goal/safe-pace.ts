import { daysBetween } from '../../facts/calendar.ts';
import { addDays, type LocalDate } from '../../time/local-date.ts';
import { KCAL_PER_KG } from '../../weights/adaptive-tdee.ts';
import { type GoalBody, goalEnergyOf } from '../energy-goal.ts';
import { goalSlider } from '../goal-slider.ts';
import { healthRiskOf } from '../health-risk.ts';
import { maintenanceOf } from '../loss-goal.ts';

/** kg per week and share of the weight. Source: NHS, half a kilogram to one kilogram a week; 1% for small bodies. */
const LOSS = { most: 1, share: 0.01 } as const;
/** Source: NHS, 300 to 500 kcal a day above maintenance to gain weight, which is about half a kilogram a week. */
const GAIN = { most: 0.5, share: 0.005 } as const;
/** kg/m²: the lower limit of a healthy weight (WHO). */
const LEAST_BMI = 18.5;
/** A goal this close to the weight holds it, kg. */
const SAME_KG = 0.1;
/** Longest derived date, days. */
const MAX_DAYS = 3_650;

const hundredths = (value: number): number => Math.floor(Math.max(0, value) * 100 + 1e-9) / 100;

/** Returns kcal per day of a pace in kg per week. */
export const energyOfPace = (pace: number): number => Math.round((pace * KCAL_PER_KG) / 7);

/** Returns the least energy that a goal may have: 1,200 kcal (NIH) or the resting needs. kcal per day. */
export const energyFloorOf = (body: GoalBody): number =>
  Math.max(goalSlider.min, goalEnergyOf(body)?.bmr ?? 0);

/**
 * Returns the safe paces in kg per week. A loss may not lower the energy below the floor; users at risk are offered
 * none (decision D49).
 * @param burned measured expenditure in kcal per day, or null to use the formula
 */
export const paceLimitsOf = (body: GoalBody, burned: number | null) => {
  const { weight } = body;
  if (weight === null) return { max_loss: 0, max_gain: 0 };
  const room = ((burned ?? maintenanceOf(body)) - energyFloorOf(body)) * (7 / KCAL_PER_KG);
  return {
    max_loss: healthRiskOf(body) === null ? hundredths(Math.min(LOSS.most, weight * LOSS.share, room)) : 0,
    max_gain: hundredths(Math.min(GAIN.most, weight * GAIN.share)),
  };
};

/** Returns the lowest weight that is not underweight, kg with one decimal, or null without a height. */
export const leastWeightOf = (height: number | null): number | null =>
  height === null ? null : Math.ceil(LEAST_BMI * (height / 100) ** 2 * 10) / 10;

export type WeightAim = 'loss' | 'gain' | 'hold';

export const aimOfWeights = (from: number, to: number): WeightAim => {
  if (Math.abs(to - from) < SAME_KG) return 'hold';
  return to < from ? 'loss' : 'gain';
};

/** Returns the day on which a pace reaches the goal, or null if it never does. kg, kg per week. */
export const dateOfPace = (from: number, to: number, pace: number, today: LocalDate): LocalDate | null => {
  if (aimOfWeights(from, to) === 'hold' || pace <= 0) return null;
  const days = Math.ceil((Math.abs(to - from) / pace) * 7 - 1e-9);
  return days > MAX_DAYS ? null : addDays(today, days);
};

/** Returns the pace that reaches the goal on a day after today, kg per week, rounded up to hundredths. */
export const paceOfDate = (from: number, to: number, date: LocalDate, today: LocalDate): number => {
  const days = Math.max(1, daysBetween(today, date));
  return Math.ceil((Math.abs(to - from) / days) * 7 * 100 - 1e-9) / 100;
};
