/** Storage key of the app; web/src/lib/language/language.ts reads it. */
const KEY = 'platewise-language';

/** Language chosen here and not in the app. Only this choice is overwritten by the next click. */
const CHOSEN_HERE = 'platewise-language-of-site';

const keep = (language: string): void => {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && kept !== localStorage.getItem(CHOSEN_HERE)) return;
    localStorage.setItem(KEY, language);
    localStorage.setItem(CHOSEN_HERE, language);
  } catch {
    // Storage may be full or blocked: the link still works.
  }
};

/**
 * Stores the language chosen on these pages for the app too, unless one was chosen there. Keeps the query of the URL,
 * such as a plan or an email link's token.
 */
export const storeLanguage = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      link.search = window.location.search;
      keep(link.dataset.language ?? '');
    });
  }
};
