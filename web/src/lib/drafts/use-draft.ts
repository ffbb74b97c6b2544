import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { useSession } from '../session/session-store.ts';
import type { Draft } from '#web/ui/layout/dialog-drafts.ts';
import { formDrafts } from './form-drafts.ts';

interface Options<Values extends object> {
  /** Name of the form, and the ID of the item that it edits, if any. */
  form: string;
  item?: string;
  /** The form's state, which must be JSON. Passwords, codes and payment data are never part of it. */
  values: Values;
  /** The state without the user's changes. */
  initial: Values;
  /** Sets the form's state. */
  restore: (values: Values) => void;
  /** Checks values that are not plain text. Without it, a draft needs the same fields with values of the same types. */
  schema?: z.ZodType<Values>;
  /** Applies the user's changes to a newer initial state. By default, each changed field is kept. */
  rebase?: (values: Values, before: Values, initial: Values) => Values;
}

/** Returns whether values have the fields of the initial ones, with values of the same types. */
const hasShapeOf = <Values extends object>(values: unknown, initial: Values): values is Values => {
  const fields = Object.entries(initial);
  if (typeof values !== 'object' || values === null || Object.keys(values).length !== fields.length)
    return false;
  const found: Record<string, unknown> = { ...values };
  return fields.every(([name, value]) => typeof found[name] === typeof value);
};

const keepChangedFields = <Values extends object>(
  values: Values,
  before: Values,
  initial: Values,
): Values => {
  const names = Object.keys(initial) as (keyof Values)[];
  const changed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]));
  return { ...initial, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
};

/**
 * Keeps what the user typed in this browser until it is submitted or discarded, and restores it when the form opens
 * again. A draft that does not fit the form any more is ignored. A form of several items needs a `key` by item.
 */
export const useDraft = <Values extends object>({
  form,
  item = '',
  values,
  initial,
  restore,
  schema,
  rebase = keepChangedFields,
}: Options<Values>): Draft => {
  const owner = useSession(({ user, interrupted }) => user?.sub ?? interrupted);
  const key = formDrafts.keyOf(owner ?? '', form, item);
  const [draft, setDraft] = useState(() => {
    const isValid = (found: unknown): found is Values =>
      schema ? schema.safeParse(found).success : hasShapeOf(found, initial);
    return owner === null ? null : formDrafts.find(key, isValid);
  });
  const isOpened = useRef(false);
  const isEnded = useRef(false);
  const stored = useRef<string | null>(null);
  const [now, before] = [JSON.stringify(values), JSON.stringify(initial)];
  const isChanged = now !== before;

  const open = useEffectEvent((): void => {
    // A form that is shown again after it was hidden still has its values.
    if (draft && !isOpened.current) restore(rebase(draft.values, draft.before, initial));
    isOpened.current = true;
  });
  useLayoutEffect(() => open(), []);

  useEffect(() => {
    const next = isChanged ? before + now : null;
    if (isEnded.current || owner === null || next === stored.current) return;
    stored.current = next;
    if (isChanged) formDrafts.keep(key, values, initial);
    else formDrafts.forget(key);
  });

  return {
    isChanged,
    isRestored: draft !== null && isChanged,
    discard: (): void => {
      formDrafts.forget(key);
      setDraft(null);
      restore(initial);
    },
    end: (): void => {
      isEnded.current = true;
      formDrafts.forget(key);
    },
  };
};
