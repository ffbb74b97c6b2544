/** German pages carry the German of what scripts say; on English ones what stands in the code is said. */
const catalogue = (): Partial<Record<string, string>> =>
  JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Partial<Record<string, string>>;

/**
 * A text in the language of the page. Of the app's like, shared/language, nothing is taken: it lies in a file with half
 * of the app.
 * @param count of `{count}`
 */
export const say = (text: string, count?: number): string =>
  (catalogue()[text] ?? text).replace('{count}', String(count));
