import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import type { NewSharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { feedQuery } from '../feed/feed-query.ts';
import { useUnshare } from '../feed/use-unshare.ts';

interface Sharing {
  meal: FoodEntry;
  body: NewSharedMeal;
}

/** Shares a meal, confirms it, and offers to undo. A retry after a failure never shares it twice. */
export const useShareMeal = (onShared: () => void) => {
  const queryClient = useQueryClient();
  const keyOf = useRef(createKeyring());
  const unshare = useUnshare(() => undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: Sharing) =>
      call(socialRoutes.share, { body, idempotencyKey: keyOf.current(body) }),
    onSuccess: (shared, { meal }) => {
      // Sharing the same meal again is a new action.
      keyOf.current = createKeyring();
      notify.success(t('Meal shared'), meal.food_name, {
        about: shared.id,
        undo: () => unshare.mutate(shared),
      });
      onShared();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries(feedQuery),
  });
  return { share: (sharing: Sharing) => mutate(sharing), isSharing: isPending };
};
