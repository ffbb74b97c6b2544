import { isLanguage, type Language } from '#shared/language/languages.ts';

export type { Language } from '#shared/language/languages.ts';

/** Languages of the app, each with its own name. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Storage key of the language chosen in this browser. */
export const LANGUAGE_KEY = 'platewise-language';

const chosen = (): Language | null => {
  try {
    const name = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(name) ? name : null;
  } catch {
    // Storage may be blocked: use the browser's languages.
    return null;
  }
};

/** Returns the first supported language of the browser. */
export const preferred = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((name) => isLanguage(name)) ?? 'en';

/** Language of this page: the one chosen here, or the first supported one of the browser. */
export const language: Language = chosen() ?? preferred();

/**
 * Locale for dates and numbers (BCP 47): the browser's regional variant of the language, so that Austrian or British
 * users see their usual formats.
 */
export const locale: string = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
