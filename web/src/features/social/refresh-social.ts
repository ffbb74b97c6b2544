import type { QueryClient } from '@tanstack/react-query';

/** Refetches friends, blocked users, and the feed that depends on both. */
export const refreshSocial = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(
    ['friends', 'blocks', 'feed'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
};
