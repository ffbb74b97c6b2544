/** How the keys of unsaved plans begin. */
export const MEAL_PLAN_DRAFTS = 'platewise.meal-plan.';

/** How the keys of words to the coach begin that were not sent. */
export const COACH_DRAFT = 'platewise.coach-draft.';

/** How the keys begin under which unsaved words of a person are kept in this browser. */
const PREFIXES = [MEAL_PLAN_DRAFTS, COACH_DRAFT];

/** Forgets what was typed and not saved: whoever signs out leaves nothing of it to the next person. */
export const forgetDrafts = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
