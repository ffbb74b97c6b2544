import { t } from '#web/lib/language/translate.ts';

/**
 * Loads the chart of many days, which is not part of the first view.
 * @throws Error with a user-facing message if the code cannot be loaded
 */
export const loadTrendBars = async () => {
  try {
    return (await import('./charts/trend-bars.tsx')).TrendBars;
  } catch (cause) {
    throw new Error(t('We couldn’t load the chart. Check your connection and try again.'), {
      cause,
    });
  }
};
