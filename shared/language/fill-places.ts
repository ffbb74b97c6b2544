type Values = Readonly<Record<string, string | number>>;

/** Translates an English text and fills its placeholders in braces. */
export type Translate = (text: string, values?: Values) => string;

/**
 * Fills the placeholders of an English text.
 * @example fillPlaces('leaves {calories} kcal', { calories: 410 })
 */
export const fillPlaces: Translate = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
