import { listOf, type Template } from '../template.ts';
import type { Rule } from './rule.ts';

/** Returns the names that a value references: `Ref`, `Fn::GetAtt`, and `${Name}` inside `Fn::Sub`. */
const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [String(listOf(inner)[0])];
    if (key === 'Fn::Sub')
      return [...JSON.stringify(inner).matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    return referencesIn(inner);
  });
};

const dependenciesOf = (template: Template, id: string): string[] => {
  const resource = template.Resources[id];
  return [...referencesIn(resource?.Properties), ...listOf(resource?.DependsOn)].filter(
    (name) => name in template.Resources,
  );
};

/** Returns resources with a circular dependency. */
const cyclesIn = (template: Template): string[] => {
  const done = new Set<string>();
  const visit = (id: string, path: string[]): string[] => {
    if (path.includes(id)) return [[...path.slice(path.indexOf(id)), id].join(' -> ')];
    if (done.has(id)) return [];
    const found = dependenciesOf(template, id).flatMap((next) => visit(next, [...path, id]));
    done.add(id);
    return found;
  };
  return Object.keys(template.Resources).flatMap((id) => visit(id, []));
};

const nothingWaitsForItself: Rule = {
  says: 'resources have no circular dependency',
  offenders: cyclesIn,
  spoil: (template) => {
    const [first, second] = Object.values(template.Resources);
    const [firstId, secondId] = Object.keys(template.Resources);
    if (first && second && firstId && secondId) {
      first.DependsOn = secondId;
      second.DependsOn = firstId;
    }
  },
};

const outputs = [
  'SiteUrl',
  'ApiUrl',
  'SocketUrl',
  'UserPoolId',
  'UserPoolClientId',
  'TableName',
  'PhotoBucketName',
];

const outputsAreThere: Rule = {
  says: 'the stack outputs contain the site address and the resource names',
  offenders: (template) => outputs.filter((name) => !(name in template.Outputs)),
  spoil: (template) => {
    delete template.Outputs['SiteUrl'];
  },
};

export const wiringRules: Rule[] = [nothingWaitsForItself, outputsAreThere];
