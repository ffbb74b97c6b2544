import type { DayFacts } from '../facts/day-facts.ts';
import type { Facts } from '../facts/facts.ts';
import type { DailyTargets } from '../goals/daily-targets.ts';
import { buildHealthCheck } from '../health-check/health-check-of.ts';
import {
  type HealthMetric,
  type HealthMetricName,
  type HealthStatus,
  healthStatuses,
} from '../health-check/schema.ts';
import type { NutrientName } from '../nutrition/values/nutrients.ts';

const metricOf = (
  logged: readonly DayFacts[],
  targets: DailyTargets,
  name: HealthMetricName,
): HealthMetric => {
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
  return buildHealthCheck(days, targets).metrics.find((metric) => metric.name === name)!;
};

/** Compares the last 7 days with a target exactly as the health check does, so that both agree. */
export const weekMetric = ({ week, targets }: Facts, name: HealthMetricName): HealthMetric =>
  metricOf(week.logged, targets, name);

const shortness = ({ status, difference }: HealthMetric): HealthStatus => (difference < 0 ? status : 'good');

/**
 * Returns how far the week is below a target, or 'good'. Since today is not over yet, it cannot make the week worse
 * than the days before.
 */
export const shortStatus = (facts: Facts, name: HealthMetricName): HealthStatus => {
  const before = facts.week.logged.filter(({ date }) => date !== facts.date);
  const found = [weekMetric(facts, name)];
  if (before.length > 0) found.push(metricOf(before, facts.targets, name));
  const all = new Set(found.map(shortness));
  return healthStatuses.find((status) => all.has(status)) ?? 'good';
};

/** Returns whether the logged days are farther below the goal than in a good week. */
export const isLightWeek = (facts: Facts): boolean => shortStatus(facts, 'calories') !== 'good';
