import { FORM_DRAFTS } from '../session/clear-drafts.ts';
import { tryStorage } from '../storage/try-storage.ts';

/** Drafts are deleted when they are this old. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Unsaved values of a form, and the values that the form started with. */
export interface FormDraft<Values> {
  values: Values;
  before: Values;
  saved_at: number;
}

/** JSON cannot represent NaN, which marks invalid numbers. */
const NOT_A_NUMBER = '\u0000NaN';
const write = (_: string, value: unknown): unknown => (Number.isNaN(value) ? NOT_A_NUMBER : value);
const revive = (_: string, value: unknown): unknown => (value === NOT_A_NUMBER ? Number.NaN : value);

const read = (key: string): FormDraft<unknown> | null =>
  tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null', revive) as FormDraft<unknown> | null);

const forgetOld = (): void => {
  const oldest = Date.now() - KEPT_MS;
  for (const key of Object.keys(localStorage))
    if (key.startsWith(FORM_DRAFTS) && !((read(key)?.saved_at ?? 0) > oldest)) localStorage.removeItem(key);
};

/** Unsaved values of forms in this browser. They survive navigation, reloads and crashes. */
export const formDrafts = {
  /** Returns the key of a user's draft, also of the item that the form edits. */
  keyOf: (owner: string, form: string, item: string): string => `${FORM_DRAFTS}${owner}.${form}.${item}`,
  /** Returns the draft; null if there is none, or if the form had other fields when it was stored. */
  find: <Values>(key: string, isValid: (values: unknown) => values is Values): FormDraft<Values> | null => {
    tryStorage(forgetOld);
    const draft = read(key);
    return draft && isValid(draft.values) && isValid(draft.before) ? (draft as FormDraft<Values>) : null;
  },
  keep: (key: string, values: object, before: object): void => {
    tryStorage(() =>
      localStorage.setItem(key, JSON.stringify({ values, before, saved_at: Date.now() }, write)),
    );
  },
  forget: (key: string): void => {
    tryStorage(() => localStorage.removeItem(key));
  },
};
