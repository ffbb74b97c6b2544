import { useForm } from '@mantine/form';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createKeyring } from '../../lib/api/idempotency-key.ts';
import { onDay } from '../../ui/format-day.ts';
import { notify } from '../../ui/notify.ts';
import { useLogEntry } from './entry-mutations.ts';
import { useLogDay } from './log-day.ts';
import { emptyValues, type FigureField, type LogFoodValues, noFigures } from './log-food-values.ts';
import { lookedUpValues } from './looked-up-values.ts';
import { typedEntry } from './typed-entry.ts';
import { useFoodLookup } from './use-food-lookup.ts';
import { validateLogFood } from './validate-log-food.ts';

/**
 * The state of the Log Food form, and what its buttons do. A failure loses nothing that was typed.
 * @param openedFor day that the form was opened for; null for none
 */
export const useLogFoodForm = (onLogged: (entry: FoodEntry) => void, openedFor: LocalDate | null) => {
  const form = useForm<LogFoodValues>({ initialValues: emptyValues, validate: validateLogFood });
  const { day, setDay, today, timeZone } = useLogDay(openedFor, form.isDirty());
  // The foods that the figures come from, until a figure is changed by hand.
  const [items, setItems] = useState<FoodItem[] | null>(null);
  const logEntry = useLogEntry();
  const keyOf = useRef(createKeyring());
  const isSending = useRef(false);

  const lookedUp = useRef('');
  const { lookUp, isLookingUp } = useFoodLookup({
    onFound: (meal, text) => {
      const isAnotherFoodNow = form.getValues().food_name.trim() !== text;
      if (isAnotherFoodNow) return;
      form.setValues(lookedUpValues(meal));
      form.clearErrors();
      setItems(meal.items);
      lookedUp.current = text;
    },
    onNotFound: (text) => {
      // The figures of the food before are not those of this one; what was typed by hand stays.
      if (items === null || text === lookedUp.current) return;
      form.setValues(noFigures);
      setItems(null);
    },
  });

  const setFigure = (field: FigureField) => (typed: string) => {
    form.setFieldValue(field, typed);
    setItems(null);
  };

  const startAnew = () => {
    form.reset();
    setItems(null);
    // The same food again is a new meal, not a repeated press.
    keyOf.current = createKeyring();
  };

  const send = async (values: LogFoodValues) => {
    if (isSending.current) return;
    isSending.current = true;
    const entry = typedEntry(values, items, day, timeZone);
    try {
      const logged = await logEntry.mutateAsync({ entry, key: keyOf.current(entry) });
      const meal = `Added ${entry.food_name} to your ${values.meal_type}`;
      notify.success('Food logged successfully!', `${meal}${onDay(logged.local_date, today)}`);
      startAnew();
      onLogged(logged);
    } catch (error) {
      if (error instanceof ApiError) {
        form.setErrors(Object.fromEntries(error.details.map(({ field, message }) => [field, message])));
      }
      notify.error('Error', error instanceof Error ? error.message : 'This could not be saved.');
    } finally {
      isSending.current = false;
    }
  };
  const focusFirst = (errors: object) => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => form.onSubmit(send, focusFirst)(event);

  const lookUpNamed = () => lookUp(form.getValues().food_name);
  const wantsFigures = form.values.calories.trim() === '';
  /** Enter after the name is the whole way to the figures, which are asked for anyway. */
  const onNameKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !wantsFigures) return;
    event.preventDefault();
    lookUpNamed();
  };

  return {
    form,
    items,
    day,
    setDay,
    today,
    submit,
    isSaving: logEntry.isPending,
    setFigure,
    lookUp: lookUpNamed,
    onNameKey,
    wantsFigures,
    isLookingUp,
  };
};
