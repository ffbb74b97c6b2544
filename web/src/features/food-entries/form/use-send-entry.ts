import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { rejectUrgentText, urgentAdviceOf } from '#web/features/foods/public.ts';
import { createEntryKeyring, WAITS } from '#web/lib/offline/log-entry.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { addedToMealMessage } from '../logging/added-to-meal-message.ts';
import { loggedLine, readLeftToday } from '../logging/left-today.ts';
import { useLogEntry } from '../logging/use-log-entry.ts';
import { undoLogged } from '../meals/undo-logged.ts';

interface Outcomes {
  onLogged: () => void;
  onFailed: (error: unknown) => void;
}

/** Logs the form's entry and confirms it, with a way to undo. A second click while it is being sent is ignored. */
export const useSendEntry = ({ onLogged, onFailed }: Outcomes) => {
  const today = useToday();
  const queryClient = useQueryClient();
  const logEntry = useLogEntry();
  const keyOf = useRef(createEntryKeyring());
  const isSending = useRef(false);
  const send = async (entry: NewFoodEntryInput, mealType: MealType): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const key = keyOf.current(entry);
    const left = readLeftToday(queryClient, today);
    try {
      // Foods that were looked up have been checked.
      if (!entry.items) await rejectUrgentText(entry.food_name);
      const logged = await logEntry.mutateAsync({ entry, key });
      if (logged.waits) notify.info(WAITS.title, `${entry.food_name}. ${WAITS.message}`);
      else {
        const { calories, local_date: day } = logged.entry;
        const added = addedToMealMessage({ food: entry.food_name, meal: mealType, day }, today.date);
        notify.success(t('Food logged successfully!'), added, {
          detail: loggedLine(calories, day === today.date ? left : null),
          about: logged.entry.id,
          undo: () => undoLogged([{ body: entry, key, logged }], queryClient),
        });
      }
      // The same food again is a new entry, not a retry.
      keyOf.current = createEntryKeyring();
      onLogged();
    } catch (error) {
      onFailed(error);
      if (urgentAdviceOf(error)) return;
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    } finally {
      isSending.current = false;
    }
  };
  return { send, isSaving: logEntry.isPending };
};
