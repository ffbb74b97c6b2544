import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As much of a template as is needed to read the stacks inside it. */
interface Outer {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
}

const parametersOf = (outer: Outer): Record<string, unknown> => {
  const stacks = Object.values(outer.Resources).filter(({ Type }) => Type === 'AWS::CloudFormation::Stack');
  return Object.assign({}, ...stacks.map(({ Properties }) => Properties?.['Parameters']));
};

/**
 * A template with the resources of its nested stacks as if they stood in the outer one: what it hands them is filled in.
 * A parameter is named after what it stands for, so one name has one value, whichever stack it is handed to.
 * @param dir folder of the assembly, of one stack
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
