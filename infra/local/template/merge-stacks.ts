import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../record.ts';
import type { Template } from './cloudformation.ts';

/** Returns the value of an output that another stack reads. @throws Error when there is none */
type ReadOutput = (intrinsic: Record<string, unknown>) => unknown;

/** The CDK library adds its own functions to each stack that needs them; the local host does not run them. */
const isOfLibrary = (id: string): boolean => id.startsWith('Custom');

const readTemplates = (dir: string): Map<string, Template> =>
  new Map(
    globSync('*.template.json', { cwd: dir, exclude: ['*.nested.template.json'] })
      .sort()
      .map((file) => [
        basename(file, '.template.json'),
        JSON.parse(readFileSync(join(dir, file), 'utf8')) as Template,
      ]),
  );

/** Returns a reader of `Fn::ImportValue` and `Fn::GetStackOutput`. */
const outputReader = (templates: Map<string, Template>): ReadOutput => {
  const outputs = [...templates].flatMap(([stack, { Outputs = {} }]) =>
    Object.entries(Outputs).map(([name, output]) => ({ stack, name, output })),
  );
  return (intrinsic) => {
    const reference = intrinsic['Fn::GetStackOutput'];
    const found = outputs.find(({ stack, name, output }) =>
      isRecord(reference)
        ? stack === reference['StackName'] && name === reference['OutputName']
        : output.Export?.Name === intrinsic['Fn::ImportValue'],
    );
    if (!found) throw new Error(`No stack has the output ${JSON.stringify(intrinsic)}.`);
    return found.output.Value;
  };
};

const isImport = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && ('Fn::ImportValue' in value || 'Fn::GetStackOutput' in value);

/** Replaces values of other stacks by the references that these stacks use themselves. */
const resolveImports = <T>(value: T, read: ReadOutput): T =>
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    isImport(inner) ? resolveImports(read(inner), read) : inner,
  ) as T;

/** Merges records. @throws Error when a name has two meanings */
const mergeRecords = <V>(records: readonly (Record<string, V> | undefined)[]): Record<string, V> => {
  const merged: Record<string, V> = {};
  for (const [id, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (id in merged && !isOfLibrary(id) && !isDeepStrictEqual(merged[id], value))
      throw new Error(`Two stacks define ${id} differently.`);
    merged[id] = value;
  }
  return merged;
};

const parametersOf = ({ Resources }: Template): Record<string, unknown> => {
  const stacks = Object.values(Resources).filter(({ Type }) => Type === 'AWS::CloudFormation::Stack');
  return Object.assign({}, ...stacks.map(({ Properties }) => Properties?.['Parameters']));
};

/**
 * Adds the resources of nested stacks and resolves the parameters that are passed to them. A parameter is named after
 * its value, so each name has one value in all stacks.
 */
const withNested = (outer: Template, dir: string): Template => {
  const handed = parametersOf(outer);
  const inner = globSync('*.nested.template.json', { cwd: dir }).map((file) => {
    const text = readFileSync(join(dir, file), 'utf8');
    const { Resources } = JSON.parse(text, (_key, value: { Ref?: string } | null) =>
      value?.Ref !== undefined && value.Ref in handed ? handed[value.Ref] : value,
    ) as Template;
    return Resources;
  });
  return { ...outer, Resources: Object.assign({}, outer.Resources, ...inner) };
};

/**
 * Merges all stacks of a stage, nested ones included, into one template, as if the stage had one stack.
 * @param dir folder of the assembly
 */
export const mergeStacks = (dir: string): Template => {
  const templates = readTemplates(dir);
  if (templates.size === 0) throw new Error(`There is no template in ${dir}.`);
  const read = outputReader(templates);
  const resolved = [...templates.values()].map((template) => resolveImports(template, read));
  const merged = {
    Parameters: mergeRecords(resolved.map(({ Parameters }) => Parameters)),
    Mappings: mergeRecords(resolved.map(({ Mappings }) => Mappings)),
    Conditions: mergeRecords(resolved.map(({ Conditions }) => Conditions)),
    Resources: mergeRecords(resolved.map(({ Resources }) => Resources)),
    Outputs: mergeRecords(resolved.map(({ Outputs }) => Outputs)),
  };
  return withNested(merged, dir);
};
