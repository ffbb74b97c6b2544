import type { DayFacts } from '../facts/day-facts.ts';
import type { Facts } from '../facts/facts.ts';
import { healthCheckOf } from '../health-check/health-check-of.ts';
import {
  type HealthMetric,
  type HealthMetricName,
  type HealthStatus,
  healthStatuses,
} from '../health-check/schema.ts';
import type { NutrientName } from '../nutrition/nutrients.ts';

const metricOf = (logged: readonly DayFacts[], goal: number, name: HealthMetricName): HealthMetric => {
  const days = logged.map(({ meals, amounts }) => {
    const value = (nutrient: NutrientName): number => amounts[nutrient]?.value ?? 0;
    return {
      total_calories: value('calories'),
      protein: value('protein'),
      fiber: value('fiber'),
      sodium: value('sodium'),
      meal_count: meals,
    };
  });
  return healthCheckOf(days, goal).metrics.find((metric) => metric.name === name)!;
};

/**
 * How the last 7 days stand to a target, as the health check has it: what an insight calls good is good there too, to
 * the last tenth of a gram.
 */
export const weekMetric = ({ week, goal }: Facts, name: HealthMetricName): HealthMetric =>
  metricOf(week.logged, goal.calories, name);

const shortness = ({ status, difference }: HealthMetric): HealthStatus => (difference < 0 ? status : 'good');

/**
 * How far the week is below a target; 'good' where it is not. Today is not over yet: it makes no week short, and none
 * shorter than the days before.
 */
export const shortStatus = (facts: Facts, name: HealthMetricName): HealthStatus => {
  const before = facts.week.logged.filter(({ date }) => date !== facts.date);
  const found = [weekMetric(facts, name)];
  if (before.length > 0) found.push(metricOf(before, facts.goal.calories, name));
  const all = new Set(found.map(shortness));
  return healthStatuses.find((status) => all.has(status)) ?? 'good';
};

/** The logged days of the week are farther below the goal than a good week is. */
export const isLightWeek = (facts: Facts): boolean => shortStatus(facts, 'calories') !== 'good';
