import { t } from '#web/lib/language/translate.ts';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { rejectUrgentText, useUrgentAdvice } from '#web/features/foods/public.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { createEntryKeyring, WAITS } from '#web/lib/offline/log-entry.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { onDay } from '#web/ui/format/format-day.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { mealNames } from '#web/ui/nutrition/meal-names.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useLogEntry } from '../logging/use-log-entry.ts';
import { emptyValues, type LogFoodValues } from '../form/log-food-values.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { typedEntry } from '../form/typed-entry.ts';
import { validateLogFood } from '../form/validate-log-food.ts';
import { focusFirstError } from '#web/ui/inputs/focus-first-error.ts';

/** Default name of a quick-add entry. */
export const QUICK_ADD_NAME = t('Quick add');

const named = (values: LogFoodValues): LogFoodValues => ({
  ...values,
  food_name: values.food_name.trim() || QUICK_ADD_NAME,
});

/** State of the quick-add dialog. */
export const useQuickAdd = (day: LocalDate, onAdded: () => void) => {
  const { date: today, timeZone } = useToday();
  const [meal_type] = useState(() => likelyMeal(new Date().getHours()));
  const form = useForm<LogFoodValues>({
    initialValues: { ...emptyValues, meal_type },
    validate: (values) => validateLogFood(named(values), null),
  });
  const draft = useDraft({
    form: 'quick-add',
    item: day,
    values: form.values,
    initial: form.getInitialValues(),
    restore: form.setValues,
  });
  const logEntry = useLogEntry();
  const [keyOf] = useState(() => createEntryKeyring());
  const isSending = useRef(false);
  const { takeUrgent, urgentAdviceFor } = useUrgentAdvice();

  const send = async (values: LogFoodValues) => {
    if (isSending.current) return;
    isSending.current = true;
    const entry = typedEntry(named(values), null, { day, time: null, timeZone });
    try {
      await rejectUrgentText(entry.food_name);
      const added = await logEntry.mutateAsync({ entry, key: keyOf(entry) });
      const amount = `${formatNumber(added.entry.calories ?? 0)} kcal`;
      if (added.waits) notify.info(WAITS.title, `${amount}. ${WAITS.message}`);
      else
        notify.success(
          t('Calories added'),
          t('{amount} to your {meal}{when}', {
            amount,
            meal: mealNames[added.entry.meal_type ?? meal_type],
            when: onDay(added.entry.local_date, today),
          }),
        );
      draft.end();
      onAdded();
    } catch (error) {
      if (takeUrgent(error, entry.food_name)) return;
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    } finally {
      isSending.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(send, (errors) => focusFirstError(form, errors))(event);
  return {
    form,
    draft,
    submit,
    urgent: urgentAdviceFor(form.values.food_name),
    today,
    isSaving: logEntry.isPending,
  };
};
