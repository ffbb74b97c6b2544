/** Returns whether a value is an object, not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value if it is a string, else undefined. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the value if it is an object, else an empty object. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Returns the objects in a list; drops other elements, and returns an empty list for other values. */
export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
