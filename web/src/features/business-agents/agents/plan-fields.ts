/** Returns whether a value needs several lines: lists and objects, which are shown as JSON. */
export const isLong = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.length > 60);

/** Returns a parameter as text of a field. */
export const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');

/** Returns the value of a field: of the kind that it had before, where the text allows. */
export const fieldValue = (text: string, before: unknown): unknown => {
  if (typeof before === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
