import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { ProfileChangeInput } from '#shared/profile/profile-change.ts';
import { call } from '#web/lib/api/call.ts';
import { profileQueries } from './profile-queries.ts';

/** What shows the goal, the name or what is reckoned from the body; first parts of query keys. */
const shown = ['dashboard', 'diary', 'meal-plans', 'health-check', 'insights', 'weights'];

/**
 * Saves the given fields of the profile and no other; null empties one. A repeated press with the same key writes
 * once. The goal and the name follow wherever they show.
 */
export const useSaveProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ change, key }: { change: ProfileChangeInput; key: string }) =>
      call(profileRoutes.save, { body: change, idempotencyKey: key }),
    onSuccess: async (saved) => {
      // A read that is under way may have been answered before this write.
      await queryClient.cancelQueries(profileQueries.read());
      queryClient.setQueryData(profileQueries.read().queryKey, saved);
      for (const key of shown) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
};
