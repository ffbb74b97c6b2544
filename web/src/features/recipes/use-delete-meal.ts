import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { savedMealsQuery } from './saved-meals-query.ts';

/** A deleted meal. Every attempt to restore it has the same key, so that it is restored once. */
interface Restoring {
  meal: SavedMeal;
  idempotencyKey: string;
}

/** Deletes a saved meal immediately, confirms it, and offers to undo. */
export const useDeleteMeal = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: savedMealsQuery.queryKey });
  const restore = useMutation({
    mutationFn: ({ meal: { name, portions, notes, items, cooked_grams }, idempotencyKey }: Restoring) =>
      call(recipeRoutes.create, { body: { name, portions, notes, items, cooked_grams }, idempotencyKey }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: SavedMeal) => call(recipeRoutes.remove, { params: { id } }),
    onSuccess: (_nothing, meal) => {
      const restoring = { meal, idempotencyKey: newIdempotencyKey() };
      const undo = () => restore.mutateAsync(restoring);
      notify.success(t('Meal deleted'), meal.name, { about: meal.id, undo });
      onDeleted();
    },
    onError: (error) => notify.error(t('Error'), error.message),
    onSettled: refresh,
  });
};
