import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { savedMealsQuery } from './saved-meals-query.ts';

/** Deletes a saved meal immediately, confirms it, and offers to undo. */
export const useDeleteMeal = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedMealsQuery.queryKey });
  const restore = useMutation({
    mutationFn: ({ name, portions, notes, items, cooked_grams }: SavedMeal) =>
      call(recipeRoutes.create, { body: { name, portions, notes, items, cooked_grams } }),
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: SavedMeal) => call(recipeRoutes.remove, { params: { id } }),
    onSuccess: (_nothing, meal) => {
      notify.success(t('Meal deleted'), meal.name, { about: meal.id, undo: () => restore.mutate(meal) });
      onDeleted();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: refresh,
  });
};
