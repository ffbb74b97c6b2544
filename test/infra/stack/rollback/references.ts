import { listOf, type Template } from '../template.ts';

/** Returns the names that a value references: `Ref`, `Fn::GetAtt`, and `${Name}` inside `Fn::Sub`. */
const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (key === 'Ref') return [String(inner)];
    if (key === 'Fn::GetAtt') return [String(listOf(inner)[0]).split('.')[0] ?? ''];
    if (key === 'Fn::Sub')
      return [...JSON.stringify(inner).matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    return referencesIn(inner);
  });
};

/** Returns the resources of the same template that a resource waits for. */
export const dependenciesOf = (template: Template, id: string): string[] => {
  const resource = template.Resources[id];
  return [...referencesIn(resource?.Properties), ...listOf(resource?.DependsOn)].filter(
    (name) => name in template.Resources,
  );
};

/** Returns the logical IDs so that each follows those that it waits for. */
export const creationOrder = (template: Template): string[] => {
  const order = new Set<string>();
  const visit = (id: string): void => {
    if (order.has(id)) return;
    for (const dependency of dependenciesOf(template, id)) visit(dependency);
    order.add(id);
  };
  for (const id of Object.keys(template.Resources)) visit(id);
  return [...order];
};
