import type { Insight } from './schema.ts';

/** What shows where an answer has an error and no score (INSIGHT-07). */
export const ERROR_SCORE = 50;
/** What shows where there is no answer at all (INSIGHT-09, INSIGHT-10). */
export const FALLBACK_SCORE = 65;

/** Why insights are not what was asked for. */
export const insightFaults = {
  notWritten: 'The AI had no answer that holds. No credit was taken: these insights come from your figures.',
  notMade: 'Insights cannot be made right now. Please try again in a few minutes.',
} as const;

/** Stands in the list while the function that makes insights fails. */
export const unavailableInsight: Insight = {
  type: 'warning',
  title: 'Insights Temporarily Unavailable',
  description: 'Your diary is safe. Please look again in a few minutes.',
  action: { label: 'Open your diary', kind: 'diary' },
};

/** Stands in the list while the function cannot be reached. */
export const keepTrackingInsight: Insight = {
  type: 'recommendation',
  title: 'Keep Tracking Your Progress',
  description: 'Each meal you log makes the next insights more useful.',
  action: { label: 'Log a meal', kind: 'log' },
};
