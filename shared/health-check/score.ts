import type { HealthLabel, HealthStatus } from './schema.ts';

const points: Readonly<Record<HealthStatus, number>> = { good: 100, warning: 70, poor: 40 };

/** Returns the mean points, rounded (HEALTH-12). */
export const scoreOf = (statuses: readonly HealthStatus[]): number =>
  Math.round(statuses.reduce((sum, status) => sum + points[status], 0) / statuses.length);

/** HEALTH-13, INSIGHT-04. */
export const labelOfScore = (score: number): HealthLabel => {
  if (score >= 80) return 'Excellent';
  return score >= 60 ? 'Good' : 'Needs Improvement';
};
