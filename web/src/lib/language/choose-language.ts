import { type Language, LANGUAGE_KEY, language, preferred } from './language.ts';

/** Set where the language of this browser is that of a profile, and nobody chose it here. */
const FROM_PROFILE_KEY = 'platewise-language-from-profile';

/** Runs where the storage may be forbidden. @returns whether it was not */
const kept = (write: () => void): boolean => {
  try {
    write();
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps the language for this browser. Who keeps it loads the page anew: every text was fetched in the other one.
 * @returns false where the browser keeps nothing
 */
export const chooseLanguage = (name: Language): boolean =>
  kept(() => {
    localStorage.setItem(LANGUAGE_KEY, name);
    localStorage.removeItem(FROM_PROFILE_KEY);
  });

/** Where nothing can be kept, nothing is taken either. */
const wasChosenHere = (): boolean => {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null && localStorage.getItem(FROM_PROFILE_KEY) === null;
  } catch {
    return true;
  }
};

/**
 * Takes the language of who signed in, on a browser in which nobody chose one; that of another person before them
 * counts no more.
 * @param profile null: they chose none, so it is the browser's own
 * @returns whether the page has to be loaded anew
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
