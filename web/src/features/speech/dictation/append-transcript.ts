/** What is in a field, and then what was said. */
export const appendTranscript = (text: string, words: string): string =>
  text.trim() === '' ? words : `${text.trimEnd()} ${words}`;
