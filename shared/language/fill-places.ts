type Values = Readonly<Record<string, string | number>>;

/** Says an English text in the language of whoever reads it, with values for its places in braces. */
export type Translate = (text: string, values?: Values) => string;

/**
 * Says it in English, as it stands.
 * @example fillPlaces('leaves {calories} kcal', { calories: 410 })
 */
export const fillPlaces: Translate = (text, values = {}) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
