import { type Language, LANGUAGE_KEY, language, preferred } from './language.ts';

/** Set if this browser's language comes from a profile instead of the user's choice here. */
const FROM_PROFILE_KEY = 'platewise-language-from-profile';

/** Runs a write to storage that may be blocked. @returns whether it succeeded */
const kept = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch {
    return false;
  }
};

/**
 * Stores the language in this browser. The caller must reload the page, because all texts are loaded in the previous
 * language.
 * @returns false if storage is blocked
 */
export const chooseLanguage = (name: Language): boolean =>
  kept(() => {
    localStorage.setItem(LANGUAGE_KEY, name);
    localStorage.removeItem(FROM_PROFILE_KEY);
  });

/** If storage is blocked, the profile's language is not applied either. */
const wasChosenHere = (): boolean => {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null && localStorage.getItem(FROM_PROFILE_KEY) === null;
  } catch {
    return true;
  }
};

/**
 * Applies the language of the signed-in user, unless one was chosen in this browser. Replaces the language of a
 * previous user.
 * @param profile null: none chosen, so the browser's language applies
 * @returns whether the page must be reloaded
 */
export const takeLanguage = (profile: Language | null): boolean => {
  if (wasChosenHere() || (profile ?? preferred()) === language) return false;
  return kept(() => {
    if (profile === null) {
      localStorage.removeItem(LANGUAGE_KEY);
      localStorage.removeItem(FROM_PROFILE_KEY);
      return;
    }
    localStorage.setItem(FROM_PROFILE_KEY, '1');
    localStorage.setItem(LANGUAGE_KEY, profile);
  });
};
