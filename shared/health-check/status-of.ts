import type { HealthStatus } from './schema.ts';

/** Days of a week that make logging steady, or nearly so (HEALTH-11). */
export const STEADY_DAYS = 6;
const NEARLY_STEADY_DAYS = 4;

/**
 * By how far a sum is from its target: within 10% good, within 25% warning, ends included, else poor (HEALTH-10).
 * Both in the same whole units, so that no fraction of a bit decides.
 */
export const statusOfDeviation = (sum: number, target: number): HealthStatus => {
  const deviation = Math.abs(sum - target);
  if (deviation * 10 <= target) return 'good';
  return deviation * 4 <= target ? 'warning' : 'poor';
};

/** By how many of the last 7 days have an entry. */
export const statusOfLogging = (days: number): HealthStatus => {
  if (days >= STEADY_DAYS) return 'good';
  return days >= NEARLY_STEADY_DAYS ? 'warning' : 'poor';
};
