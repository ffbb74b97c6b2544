import { t } from '#web/lib/language/translate.ts';

/**
 * The chart of many days. Its code is not part of the first view.
 * @throws Error in words for people when the code cannot be fetched
 */
export const loadTrendBars = async () => {
  try {
    return (await import('./charts/trend-bars.tsx')).TrendBars;
  } catch (cause) {
    throw new Error(t('We could not fetch the chart. Please check your connection and try again.'), {
      cause,
    });
  }
};
