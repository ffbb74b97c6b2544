/** Returns the German texts embedded in the page. English pages embed none: the texts in the code are used. */
const catalogue = (): Partial<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Partial<Record<string, string>>;

/**
 * Translates a text into the language of the page. Imports nothing from the app or shared/language, which would load half
 * of the app with every page.
 * @param values of the placeholders in braces
 */
export const say = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (catalogue()[text] ?? text).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
