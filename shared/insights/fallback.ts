import type { Insight } from './schema.ts';

/** Shown if a response has an error and no score (INSIGHT-07). */
export const ERROR_SCORE = 50;
/** Shown if there is no response at all (INSIGHT-09, INSIGHT-10). */
export const FALLBACK_SCORE = 65;

/** Messages for insights other than the requested ones. */
export const insightFaults = {
  notWritten:
    'AI couldn’t give a reliable answer. You weren’t charged: these insights are calculated from your data.',
  notRewritten:
    'AI couldn’t give a reliable answer this time. You weren’t charged: these are the insights it wrote earlier.',
  notMade: 'We can’t create insights right now. Try again in a few minutes.',
} as const;

/** Shown while the insights function fails. */
export const unavailableInsight: Insight = {
  type: 'warning',
  title: 'Insights Temporarily Unavailable',
  description: 'Your diary is safe. Check again in a few minutes.',
  action: { label: 'Open your diary', kind: 'diary' },
};

/** Shown while the insights function is unreachable. */
export const keepTrackingInsight: Insight = {
  type: 'recommendation',
  title: 'Keep Tracking Your Progress',
  description: 'Every meal you log makes your next insights more useful.',
  action: { label: 'Log a meal', kind: 'log' },
};
