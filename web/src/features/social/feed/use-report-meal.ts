import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { socialRoutes } from '#shared/social/routes.ts';
import type { MealReport, SharedMeal } from '#shared/social/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { changeMeals, feedQuery } from './feed-query.ts';

/** Reports a meal, which is removed from the feed immediately. */
export const useReportMeal = ({ id }: SharedMeal, onDone: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MealReport) => call(socialRoutes.report, { params: { id }, body }),
    onSuccess: () => {
      changeMeals(queryClient, (one) => (one.id === id ? null : one));
      notify.success(t('Thank you'), t('We’ll review it. You won’t see this meal again.'));
      onDone();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: () => queryClient.invalidateQueries(feedQuery),
  });
};
