import type { HealthStatus } from './schema.ts';

/** Days per week that count as steady or nearly steady logging (HEALTH-11). */
export const STEADY_DAYS = 6;
const NEARLY_STEADY_DAYS = 4;

/**
 * Returns the status by the deviation from the target: up to 10% good, up to 25% warning, otherwise poor (HEALTH-10).
 * Takes integers in the same unit to avoid floating-point errors.
 */
export const statusOfDeviation = (sum: number, target: number): HealthStatus => {
  const deviation = Math.abs(sum - target);
  if (deviation * 10 <= target) return 'good';
  return deviation * 4 <= target ? 'warning' : 'poor';
};

/** Returns the status by the number of logged days out of the last 7. */
export const statusOfLogging = (days: number): HealthStatus => {
  if (days >= STEADY_DAYS) return 'good';
  return days >= NEARLY_STEADY_DAYS ? 'warning' : 'poor';
};
