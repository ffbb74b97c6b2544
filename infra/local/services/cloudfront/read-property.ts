import { isRecord, recordOf } from '../../record.ts';

/** @throws Error that names the resource and its property, for a template this machine cannot host */
export const requiredText = (source: unknown, name: string, where: string): string => {
  const value = recordOf(source)[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${where} needs the text ${name}, and has ${JSON.stringify(value)}.`);
};

/** A property that may be left out; the empty text when it is. */
export const textIn = (source: unknown, name: string): string => {
  const value = recordOf(source)[name];
  return typeof value === 'string' ? value : '';
};

/** A list of texts; empty when the property is left out. */
export const textsIn = (source: unknown, name: string): string[] => {
  const value = recordOf(source)[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

const isSet = (value: unknown): boolean =>
  Array.isArray(value) || isRecord(value)
    ? Object.keys(value).length > 0
    : value !== undefined && value !== '';

/**
 * Stops the start where the template asks for something that this machine would silently leave out.
 * @param known properties that are interpreted, or that change nothing on one machine
 */
export const refuseOthers = (source: unknown, known: readonly string[], where: string): void => {
  const unknown = Object.entries(recordOf(source)).find(
    ([name, value]) => !known.includes(name) && isSet(value),
  );
  if (unknown) throw new Error(`${where} has ${unknown[0]}, which the local cloud does not host.`);
};
