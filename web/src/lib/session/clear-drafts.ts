/** Prefix of the keys of unsaved plans. */
export const MEAL_PLAN_DRAFTS = 'platewise.meal-plan.';

/** Prefix of the keys of unsaved forms. */
export const FORM_DRAFTS = 'platewise.form.';

/** Prefix of the keys of unsent messages to the coach. */
export const COACH_DRAFT = 'platewise.coach-draft.';

/** Prefix of the keys of recent palette choices. */
export const PALETTE_CHOICES = 'platewise.palette.';

/** Prefix of the keys of words in logged meals that were not understood. */
export const OPEN_WORDS = 'platewise.open-words.';

/** Prefixes of all keys with a user's drafts and choices in this browser. */
const PREFIXES = [FORM_DRAFTS, MEAL_PLAN_DRAFTS, COACH_DRAFT, PALETTE_CHOICES, OPEN_WORDS];

/** Deletes unsaved input and recent choices, so that the next user does not find them. */
export const clearDrafts = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to delete.
  }
};
