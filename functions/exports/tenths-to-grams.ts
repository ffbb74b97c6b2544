/** Converts tenths of a gram from the table. Unknown stays null. @returns grams */
export const tenthsToGrams = (tenths: unknown): number | null =>
  typeof tenths === 'number' ? tenths / 10 : null;
