import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { clientErrorMessages } from '#web/lib/api/api-error.ts';
import { notify } from '#web/ui/feedback/notify.ts';

/** Loads the code for logging an entry again, so that it also works offline. */
export const loadLogAgain = () => import('./log-again.ts');

/** Returns a function that logs earlier entries again. Its code is loaded on first use. */
export const useLogAgain = () => {
  const queryClient = useQueryClient();
  return async (entries: readonly FoodEntry[]): Promise<void> => {
    const code = await loadLogAgain().catch(() => null);
    if (code) await code.logAgain(entries, queryClient);
    else notify.error(t('Error'), clientErrorMessages.UNREACHABLE);
  };
};
