import { t } from '#web/lib/language/translate.ts';
import { useRef } from 'react';
import type { NewFoodEntryInput } from '#shared/food-entries/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { rejectUrgentText, urgentAdviceOf } from '#web/features/foods/public.ts';
import { createEntryKeyring, WAITS } from '#web/lib/offline/log-entry.ts';
import { onDay } from '#web/ui/format/format-day.ts';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useLogEntry } from '../logging/use-log-entry.ts';

interface Outcomes {
  onLogged: () => void;
  onFailed: (error: unknown) => void;
}

/** Logs the form's entry and confirms it. A second click while it is being sent is ignored. */
export const useSendEntry = (today: LocalDate, { onLogged, onFailed }: Outcomes) => {
  const logEntry = useLogEntry();
  const keyOf = useRef(createEntryKeyring());
  const isSending = useRef(false);
  const send = async (entry: NewFoodEntryInput, mealType: MealType): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // Foods that were looked up have been checked.
      if (!entry.items) await rejectUrgentText(entry.food_name);
      const logged = await logEntry.mutateAsync({ entry, key: keyOf.current(entry) });
      if (logged.waits) notify.info(WAITS.title, `${entry.food_name}. ${WAITS.message}`);
      else {
        notify.success(
          t('Food logged successfully!'),
          t('Added {food} to your {meal}{when}', {
            food: entry.food_name,
            meal: mealNames[mealType],
            when: onDay(logged.entry.local_date, today),
          }),
        );
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
