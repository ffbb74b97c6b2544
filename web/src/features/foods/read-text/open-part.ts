/** Words that were not understood, without the text around them. */
export interface OpenPart {
  id: string;
  words: string;
}

export const openPartsOf = (parts: readonly string[]): OpenPart[] =>
  parts.map((words) => ({ id: crypto.randomUUID(), words }));
