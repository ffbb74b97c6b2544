/** How the keys of unsaved plans begin. */
export const MEAL_PLAN_DRAFTS = 'platewise.meal-plan.';

/** How the keys of words to the coach begin that were not sent. */
export const COACH_DRAFT = 'platewise.coach-draft.';

/** How the key of an unsaved profile begins, in the storage of one tab. */
export const PROFILE_DRAFT = 'platewise.profile-draft.';

/** How the keys begin under which unsaved words of a person are kept in this browser. */
const PREFIXES = [MEAL_PLAN_DRAFTS, COACH_DRAFT, PROFILE_DRAFT];

/** Forgets what was typed and not saved: whoever signs out leaves nothing of it to the next person. */
export const forgetDrafts = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
