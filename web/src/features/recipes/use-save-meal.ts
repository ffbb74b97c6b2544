import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { recipeRoutes } from '#shared/recipes/routes.ts';
import type { NewSavedMealInput, SavedMeal } from '#shared/recipes/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { savedMealsQuery } from './saved-meals-query.ts';

interface Options {
  onSaved: (meal: SavedMeal) => void;
  /** Called if another tab changed the meal in the meantime; null if it was deleted. */
  onChangedElsewhere?: (newer: SavedMeal | null) => void;
}

/** Creates or updates a meal. A double click or a retry saves once. */
export const useSaveMeal = ({ onSaved, onChangedElsewhere }: Options) => {
  const queryClient = useQueryClient();
  const [keyOf] = useState(() => createKeyring());
  const isSending = useRef(false);
  // Not the mutation's own state: a view that is hidden in the meantime does not get its end.
  const [isSaving, setSaving] = useState(false);
  const { mutate } = useMutation({
    mutationFn: ({ meal, over }: { meal: NewSavedMealInput; over: SavedMeal | null }) => {
      if (over === null) return call(recipeRoutes.create, { body: meal, idempotencyKey: keyOf(meal) });
      const body = { ...meal, version: over.version };
      return call(recipeRoutes.change, { params: { id: over.id }, body, idempotencyKey: keyOf(body) });
    },
    onSuccess: (meal) => {
      notify.success(t('Meal saved'), meal.name);
      void queryClient.invalidateQueries({ queryKey: savedMealsQuery.queryKey });
      onSaved(meal);
    },
    onError: async (error, { over }) => {
      const code = error instanceof ApiError ? error.code : null;
      const isConflict = code === 'SAVED_MEAL_CHANGED' || code === 'SAVED_MEAL_NOT_FOUND';
      if (!isConflict || !over || !onChangedElsewhere) return notify.error(t('Error'), error.message);
      try {
        const meals = await queryClient.fetchQuery({ ...savedMealsQuery, staleTime: 0 });
        onChangedElsewhere(meals.find(({ id }) => id === over.id) ?? null);
      } catch {
        notify.error(t('Error'), error.message);
      }
    },
    onSettled: () => {
      isSending.current = false;
      setSaving(false);
    },
  });
  return {
    /** @param over the meal as it was read, when updating one */
    save: (meal: NewSavedMealInput, over: SavedMeal | null): void => {
      if (isSending.current) return;
      isSending.current = true;
      setSaving(true);
      mutate({ meal, over });
    },
    isSaving,
  };
};
