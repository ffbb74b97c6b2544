/** The app's own key: web/src/lib/language/language.ts reads it. */
const KEY = 'platewise-language';

/** What was chosen here and not in the app: only that is chosen anew by the next press. */
const CHOSEN_HERE = 'platewise-language-of-site';

const keep = (language: string): void => {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && kept !== localStorage.getItem(CHOSEN_HERE)) return;
    localStorage.setItem(KEY, language);
    localStorage.setItem(CHOSEN_HERE, language);
  } catch {
    // Storage may be full, or switched off: the link leads on all the same.
  }
};

/**
 * Who changes the language of these pages has chosen it for the app too, where nothing was chosen there. What the
 * address asks for, a plan or the token of a mailed link, goes along.
 */
export const storeLanguage = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', () => {
      link.search = window.location.search;
      keep(link.dataset.language ?? '');
    });
  }
};
