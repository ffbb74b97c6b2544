/** The characters of a text, as posts are counted: an emoji of one sign is one, a letter of two units of memory too. */
export const charactersOf = (text: string): string[] => Array.from(text);
