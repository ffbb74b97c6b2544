import { t } from '#web/lib/language/translate.ts';
import { useForm } from '@mantine/form';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { foodItem, type FoodItem } from '#shared/nutrition/values/food-item.ts';
import { type NutrientName, nutrientNames } from '#shared/nutrition/values/nutrients.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { type Items, plateNameOf } from '#web/features/foods/public.ts';
import { useChangeEntry } from './change-mutations.ts';
import { type EditValues, editValuesOf, figureText } from './edit-values.ts';
import { entryChange } from './entry-change.ts';
import { weightText } from '../form/looked-up-values.ts';
import { validateEdit } from './validate-edit.ts';
import { setFieldErrors } from '#web/lib/api/set-field-errors.ts';
import { focusFirstError } from '#web/ui/inputs/focus-first-error.ts';

/** Returns the name of one food, or a short form of several names. */
const nameOf = (items: Items): string => (items.length === 1 ? (items[0]?.name ?? '') : plateNameOf(items));

/** Returns whether an entry is named after its foods: the name then follows when they change. */
const isNameOf = (items: Items, name: string): boolean =>
  items.length > 0 && [nameOf(items), plateNameOf(items)].includes(name);

const draftOfEdit = z.looseObject({ items: z.array(foodItem).nullable() }) as unknown as z.ZodType<
  EditValues & { items: FoodItem[] | null }
>;

/**
 * Manages the state of an edit. If the entry changed elsewhere, the newer version is kept beside the typed values;
 * saving again applies only the changed fields to it.
 */
export const useEditEntry = (entry: FoodEntry, onClose: () => void) => {
  const { date: today } = useToday();
  const [base, setBase] = useState(entry);
  const [newer, setNewer] = useState<FoodEntry | null>(null);
  const [items, setItems] = useState(entry.items);
  const form = useForm<EditValues>({
    initialValues: editValuesOf(entry),
    validate: (values) => validateEdit(base, values, today),
  });
  const draft = useDraft({
    form: 'edit-entry',
    item: entry.id,
    schema: draftOfEdit,
    values: { ...form.values, items },
    initial: { ...editValuesOf(base), items: base.items },
    restore: ({ items: kept, ...values }) => {
      form.setValues(values);
      setItems(kept);
    },
  });
  const close = (): void => {
    draft.end();
    onClose();
  };
  const change = useChangeEntry();
  const [keyOf] = useState(() => createKeyring());
  const isSending = useRef(false);

  const setFigure = (name: NutrientName) => (typed: string) => {
    form.setFieldValue(name, typed);
    setItems(null);
  };

  /** Changes the foods, and updates the values, the serving if it is a weight, and the name if it is theirs. */
  const correctItems = (correct: (items: Items) => FoodItem[]) => {
    if (!items) return;
    const corrected = correct(items);
    const sums = sumNutrients(corrected);
    const { serving_size, food_name } = form.getValues();
    form.setValues({
      ...Object.fromEntries(nutrientNames.map((name) => [name, figureText(sums[name])])),
      ...(serving_size === weightText(items) && { serving_size: weightText(corrected) }),
      ...(isNameOf(items, food_name) && { food_name: nameOf(corrected) }),
    });
    setItems(corrected);
  };

  const takeNewer = () => {
    if (!newer) return;
    setBase(newer);
    setItems(newer.items);
    form.setValues(editValuesOf(newer));
    form.clearErrors();
    setNewer(null);
  };

  const send = async (values: EditValues) => {
    const changes = entryChange(base, values, items);
    if (!changes) return close();
    if (isSending.current) return;
    isSending.current = true;
    const before = newer ?? base;
    const body = { ...changes, version: before.version };
    try {
      await change.mutateAsync({ before, body, key: keyOf(body) });
      close();
    } catch (error) {
      setFieldErrors(form, error);
      if (error instanceof ApiError && error.code === 'FOOD_ENTRY_CHANGED') await showNewer();
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    } finally {
      isSending.current = false;
    }
  };

  const showNewer = async () => {
    try {
      setNewer(await call(foodEntryRoutes.read, { params: { id: entry.id } }));
    } catch {
      // The conflict message is shown; the next save reloads the entry.
    }
  };

  const focusFirst = (errors: object) => {
    focusFirstError(form, errors);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => form.onSubmit(send, focusFirst)(event);

  return {
    form,
    draft,
    items,
    /** Changes with the entry that the foods belong to. */
    plate: base.version,
    newer,
    today,
    setFigure,
    correctItems,
    takeNewer,
    submit,
    isSaving: change.isPending,
  };
};
