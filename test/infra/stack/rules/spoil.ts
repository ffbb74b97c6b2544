import { type Found, resourcesOf, type Template } from '../template.ts';

/** Changes the properties of the first resource of a type. */
export const spoilFirst = <P>(
  template: Template,
  type: string,
  change: (properties: Partial<P>) => void,
): void => {
  const [first] = resourcesOf<P>(template, type);
  if (!first) throw new Error(`The template has no ${type} to spoil.`);
  change(first.properties);
};

/** Returns the names of the resources that fail a check. */
export const failing = <P>(found: Found<P>[], passes: (each: Found<P>) => boolean): string[] =>
  found.filter((each) => !passes(each)).map(({ id }) => id);
