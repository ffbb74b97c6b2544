import { isLanguage, type Language } from '#shared/language/languages.ts';

export type { Language } from '#shared/language/languages.ts';

/** The languages that every text of the app is written in, each by its own name. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Where this browser keeps the language that was chosen in it. */
export const LANGUAGE_KEY = 'platewise-language';

const chosen = (): Language | null => {
  try {
    const name = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(name) ? name : null;
  } catch {
    // Storage may be forbidden: the browser's own languages it is.
    return null;
  }
};

/** The first of the browser's own languages that there is. */
export const preferred = (): Language =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((name) => isLanguage(name)) ?? 'en';

/** The language of this page: the one chosen here, else the first of the browser's that there is. */
export const language: Language = chosen() ?? preferred();

/**
 * How dates and numbers are written (BCP 47): as in the browser's own region where it speaks this language, so that
 * an Austrian or a Briton reads what is usual there.
 */
export const locale: string = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
