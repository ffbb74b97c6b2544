/** How the keys of unsaved plans begin. */
export const MEAL_PLAN_DRAFTS = 'platewise.meal-plan.';

/** How the keys of words to the coach begin that were not sent. */
export const COACH_DRAFT = 'platewise.coach-draft.';

/** How the key of an unsaved profile begins, in the storage of one tab. */
export const PROFILE_DRAFT = 'platewise.profile-draft.';

/** How the keys of what was last chosen in the search begin. */
export const PALETTE_CHOICES = 'platewise.palette.';

/** How the keys begin under which words and choices of a person are kept in this browser. */
const PREFIXES = [MEAL_PLAN_DRAFTS, COACH_DRAFT, PROFILE_DRAFT, PALETTE_CHOICES];

/** Forgets what was typed and not saved, and what was chosen last: whoever signs out leaves none of it to the next. */
export const clearDrafts = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
