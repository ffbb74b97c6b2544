import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Longer than the pause between the taps of a double tap. */
const DOUBLE_TAP_MS = 600;

/** Logs earlier entries again. Its code is loaded on first use. A double tap logs them once. */
export const useLogAgain = () => {
  const queryClient = useQueryClient();
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (entries: readonly FoodEntry[]) =>
      (await import('./log-again.ts')).logAgain(entries, queryClient),
    onError: () => notify.error(t('Error'), t('Check your connection and try again.')),
    onSettled: () => {
      // The response may arrive between the two taps of a double tap.
      setTimeout(() => {
        isSending.current = false;
      }, DOUBLE_TAP_MS);
    },
  });
  return {
    logAgain: (entries: readonly FoodEntry[]): void => {
      if (isSending.current) return;
      isSending.current = true;
      mutate(entries);
    },
    isLogging: isPending,
  };
};
