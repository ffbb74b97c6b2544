import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a template that is needed to read its nested stacks. */
interface Outer {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
}

const parametersOf = (outer: Outer): Record<string, unknown> => {
  const stacks = Object.values(outer.Resources).filter(({ Type }) => Type === 'AWS::CloudFormation::Stack');
  return Object.assign({}, ...stacks.map(({ Properties }) => Properties?.['Parameters']));
};

/**
 * Merges the resources of nested stacks into the outer template and resolves the parameters that it passes to them. A
 * parameter is named after its value, so each name has one value in all stacks.
 * @param dir folder of the stack's assembly
 */
export const withNested = <T extends Outer>(outer: T, dir: string): T => {
  const handed = parametersOf(outer);
  const inner = globSync('*.nested.template.json', { cwd: dir }).map((file) => {
    const text = readFileSync(join(dir, file), 'utf8');
    const { Resources } = JSON.parse(text, (_key, value: { Ref?: string } | null) =>
      value?.Ref !== undefined && value.Ref in handed ? handed[value.Ref] : value,
    ) as T;
    return Resources;
  });
  return { ...outer, Resources: Object.assign({}, outer.Resources, ...inner) };
};
