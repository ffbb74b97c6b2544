import { isRecord, recordOf } from '../../record.ts';

/** Returns a required text property. @throws Error that names the resource and the missing or invalid property */
export const requiredText = (source: unknown, name: string, where: string): string => {
  const value = recordOf(source)[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${where} requires the string ${name}, but has ${JSON.stringify(value)}.`);
};

/** Returns an optional text property, or an empty string. */
export const textIn = (source: unknown, name: string): string => {
  const value = recordOf(source)[name];
  return typeof value === 'string' ? value : '';
};

/** Returns an optional list of strings, or an empty list. */
export const textsIn = (source: unknown, name: string): string[] => {
  const value = recordOf(source)[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

const isSet = (value: unknown): boolean =>
  Array.isArray(value) || isRecord(value)
    ? Object.keys(value).length > 0
    : value !== undefined && value !== '';

/**
 * Rejects properties of the template that would otherwise be silently ignored.
 * @param known properties that are supported, or that have no effect on a local machine
 */
export const refuseOthers = (source: unknown, known: readonly string[], where: string): void => {
  const unknown = Object.entries(recordOf(source)).find(
    ([name, value]) => !known.includes(name) && isSet(value),
  );
  if (unknown) throw new Error(`${where} has ${unknown[0]}, which the local cloud does not support.`);
};
