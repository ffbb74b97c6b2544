/** Appends a transcript to a field's text. */
export const appendTranscript = (text: string, words: string): string =>
  text.trim() === '' ? words : `${text.trimEnd()} ${words}`;
