/** Sums of the table are integers of tenths; unknown stays unknown. @returns grams */
export const tenthsToGrams = (tenths: unknown): number | null =>
  typeof tenths === 'number' ? tenths / 10 : null;
