import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import type * as z from 'zod';
import { useDraft } from '#web/lib/drafts/use-draft.ts';

type Faults<Values> = Partial<Record<keyof Values, string | undefined>>;

/**
 * Holds the typed values of a form and their validation errors.
 * @param keptAs name of the form, and ID of the item that it edits, for the draft
 * @param says messages that replace a schema's own, by field
 */
export const useFields = <Values extends Record<string, string>>(
  keptAs: { form: string; item?: string },
  initial: Values,
  says: Partial<Record<keyof Values, string>> = {},
) => {
  const [values, setValues] = useState(initial);
  const draft = useDraft({ ...keptAs, values, initial, restore: setValues });
  const [faults, setFaults] = useState<Faults<Values>>({});
  const set =
    <Field extends keyof Values>(field: Field) =>
    (typed: Values[Field]): void => {
      setValues((now) => ({ ...now, [field]: typed }));
      setFaults((now) => ({ ...now, [field]: undefined }));
    };
  return {
    values,
    draft,
    faults,
    set,
    /** Returns the props of a text or select field. */
    field: (name: keyof Values) => ({
      value: values[name],
      error: faults[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }): void =>
        set(name)(currentTarget.value as Values[typeof name]),
    }),
    /** @returns the schema's output; null if the input is invalid, with errors shown at the fields */
    read: <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> | null => {
      const checked = schema.safeParse(input);
      if (checked.success) return checked.data;
      const found = checked.error.issues.map(({ path, message }) => {
        const name = String(path.findLast((part) => typeof part === 'string'));
        return [name, says[name] ?? t(message)];
      });
      setFaults(Object.fromEntries(found) as Faults<Values>);
      return null;
    },
    reset: (): void => {
      setValues(initial);
      setFaults({});
    },
  };
};
