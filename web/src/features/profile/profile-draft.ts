import type { ProfileValues } from './profile-values.ts';
import { PROFILE_DRAFT } from '#web/lib/session/clear-drafts.ts';

/** What was typed and not saved, with the fields as they were before. */
export interface ProfileDraft {
  values: ProfileValues;
  before: ProfileValues;
}

const figures = new Set(['kg', 'cm']);

/** JSON has no NaN, which stands for what is no number. */
const NOT_A_NUMBER = 'NaN';
const write = (_: string, value: unknown): unknown => (Number.isNaN(value) ? NOT_A_NUMBER : value);
const revive = (name: string, value: unknown): unknown =>
  figures.has(name) && value === NOT_A_NUMBER ? Number.NaN : value;

/** What a page that was loaded anew left of the person's form, in this tab alone; null where there is nothing. */
export const readDraft = (owner: string): Partial<ProfileDraft> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(PROFILE_DRAFT + owner) ?? 'null', revive) as ProfileDraft | null;
  } catch {
    return null;
  }
};

/** @param draft null forgets it */
export const keepDraft = (owner: string, draft: ProfileDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(PROFILE_DRAFT + owner, JSON.stringify(draft, write));
    else sessionStorage.removeItem(PROFILE_DRAFT + owner);
  } catch {
    // A browser that keeps nothing loses what was typed, as it does everywhere.
  }
};
