import type { Stage } from '#infra/stages.ts';
import { type Found, resourcesOf, type Template } from '../template.ts';
import type { Rule } from './rule.ts';

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

/** Creates a rule that every resource of a type has to satisfy. `spoil` changes the first one so that it fails. */
export const resourceRule = <P>(
  type: string,
  says: string,
  passes: (each: Found<P>, stage: Stage['name']) => boolean,
  spoil: (properties: Partial<P>) => void,
): Rule => ({
  says,
  offenders: (template, stage) => failing(resourcesOf<P>(template, type), (each) => passes(each, stage)),
  spoil: (template) => spoilFirst<P>(template, type, spoil),
});
