/** Serializes data as JSON for a script element, escaped so that it cannot close the element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
