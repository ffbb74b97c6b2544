import type { QueryClient } from '@tanstack/react-query';

/** What shows entries or sums of them; first parts of query keys. */
const shown = [
  'dashboard',
  'diary',
  'food-entries',
  'meal-plans',
  'health-check',
  'achievements',
  'insights',
];

/** Fetches again what shows entries, after one was written. */
export const refreshEntries = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(shown.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
};
