import { vi } from 'vitest';
import { LANGUAGE_KEY } from '#web/lib/language/language.ts';

/**
 * Starts like a newly loaded page, without modules of another page, so import the tested code afterwards.
 * @param speaks the browser's languages, BCP 47
 * @param chosen the language chosen earlier; null for none
 */
export const loadIn = (speaks: readonly string[], chosen: string | null): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(speaks);
  if (chosen !== null) localStorage.setItem(LANGUAGE_KEY, chosen);
  vi.resetModules();
};
