/** What is in a field, and then what was said. */
export const withWords = (text: string, words: string): string =>
  text.trim() === '' ? words : `${text.trimEnd()} ${words}`;
