import type { ProfileValues } from './profile-values.ts';
import { PROFILE_DRAFT } from '#web/lib/session/clear-drafts.ts';

/** Unsaved values, and the values that they are based on. */
export interface ProfileDraft {
  values: ProfileValues;
  before: ProfileValues;
}

const figures = new Set(['kg', 'cm']);

/** JSON cannot represent NaN, which marks invalid numbers. */
const NOT_A_NUMBER = 'NaN';
const write = (_: string, value: unknown): unknown => (Number.isNaN(value) ? NOT_A_NUMBER : value);
const revive = (name: string, value: unknown): unknown =>
  figures.has(name) && value === NOT_A_NUMBER ? Number.NaN : value;

/** Returns the unsaved form of the user in this tab, kept across a reload; null if there is none. */
export const readDraft = (owner: string): Partial<ProfileDraft> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(PROFILE_DRAFT + owner) ?? 'null', revive) as ProfileDraft | null;
  } catch {
    return null;
  }
};

/** Stores the draft for this tab. @param draft null deletes it */
export const storeDraft = (owner: string, draft: ProfileDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(PROFILE_DRAFT + owner, JSON.stringify(draft, write));
    else sessionStorage.removeItem(PROFILE_DRAFT + owner);
  } catch {
    // If storage is blocked, unsaved values are lost on reload.
  }
};
