import { vi } from 'vitest';
import { LANGUAGE_KEY } from '#web/lib/language/language.ts';

/**
 * Begins as a page does that is loaded in this browser: nothing of another page is there, so what is shown has to be
 * imported afterwards.
 * @param speaks languages of the browser, BCP 47
 * @param chosen what was chosen in it before; null: nothing
 */
export const loadIn = (speaks: readonly string[], chosen: string | null): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(speaks);
  if (chosen !== null) localStorage.setItem(LANGUAGE_KEY, chosen);
  vi.resetModules();
};
