import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { socialRoutes } from '#shared/social/routes.ts';
import type { SharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { changeMeals, feedQuery } from './feed-query.ts';

/** Unshares one of the user's meals. */
export const useUnshare = (onDone: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SharedMeal) => call(socialRoutes.unshare, { params: { id } }),
    onSuccess: (_nothing, { id, food_entries }) => {
      changeMeals(queryClient, (one) => (one.id === id ? null : one));
      notify.success(t('Sharing stopped'), food_entries.food_name, { about: id });
      onDone();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries(feedQuery),
  });
};
