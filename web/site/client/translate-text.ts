import { fillPlaces } from '#shared/language/fill-places.ts';

/** Returns the German texts embedded in the page. English pages embed none: the texts in the code are used. */
const catalogue = (): Partial<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Partial<Record<string, string>>;

/**
 * Translates a text into the language of the page. Does not use web/src/lib/language, because importing it would pull in
 * half of the app.
 * @param values of the placeholders in braces
 */
export const say = (text: string, values?: Readonly<Record<string, string | number>>): string =>
  fillPlaces(catalogue()[text] ?? text, values);
