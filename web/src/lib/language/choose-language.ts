import { type Language, LANGUAGE_KEY } from './language.ts';

/**
 * Keeps the language for this browser, and loads the page anew in it: every text was fetched in the other one.
 * @param reload tests hand in their own
 * @returns whether the page goes; false where the browser keeps nothing
 */
export const chooseLanguage = (name: Language, reload = () => window.location.reload()): boolean => {
  try {
    localStorage.setItem(LANGUAGE_KEY, name);
  } catch {
    return false;
  }
  reload();
  return true;
};
