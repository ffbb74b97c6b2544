import type { QueryClient } from '@tanstack/react-query';

/** Fetches again who is a friend, who is blocked, and the meals that both decide about. */
export const refreshSocial = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(
    ['friends', 'blocks', 'feed'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
};
