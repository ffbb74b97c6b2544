/** The form holds a list as one text, one name per line, so that fields can be compared. */
export const namesOf = (text: string): string[] => text.split('\n').filter((name) => name !== '');

export const textOfNames = (names: readonly string[]): string => names.join('\n');
