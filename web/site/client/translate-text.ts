/** Returns the German texts embedded in the page. English pages embed none: the texts in the code are used. */
const catalogue = (): Partial<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Partial<Record<string, string>>;

/**
 * Translates a text into the language of the page. Does not use shared/language, because importing it would pull in
 * half of the app.
 * @param count value of `{count}`
 */
export const say = (text: string, count?: number): string =>
  (catalogue()[text] ?? text).replace('{count}', String(count));
