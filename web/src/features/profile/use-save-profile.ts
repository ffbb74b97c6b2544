import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { ProfileChangeInput } from '#shared/profile/profile-change.ts';
import { call } from '#web/lib/api/call.ts';
import { profileQueries } from './profile-queries.ts';

/** First parts of query keys that depend on the goal, the name or the body values. */
const shown = [
  'dashboard',
  'diary',
  'meal-plans',
  'health-check',
  'insights',
  'weights',
  'profile-diet',
  'usual-meals',
  'recipe-recommendations',
];

/**
 * Saves the given profile fields only; null clears one. A retry with the same key saves once. Refreshes everything that
 * shows the goal or the name.
 */
export const useSaveProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ change, key }: { change: ProfileChangeInput; key: string }) =>
      call(profileRoutes.save, { body: change, idempotencyKey: key }),
    onSuccess: async (saved) => {
      // A running read may have been answered before this write.
      await queryClient.cancelQueries(profileQueries.read());
      queryClient.setQueryData(profileQueries.read().queryKey, saved);
      for (const key of shown) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
};
