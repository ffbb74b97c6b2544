import type { QueryClient } from '@tanstack/react-query';

/** First parts of query keys that depend on entries or their totals. */
const shown = [
  'dashboard',
  'diary',
  'food-entries',
  'micronutrients',
  'meal-plans',
  'health-check',
  'achievements',
  'insights',
];

/** Refetches everything that shows entries, after a write. */
export const refreshEntries = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(shown.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};
