import { recordOf } from '../record.ts';
import type { Template, TemplateResource } from './cloudformation.ts';
import { holds } from './conditions.ts';
import { NO_VALUE, resolveValue, type Scope } from './intrinsics.ts';
import { type LocalStack, localStackOf } from './model.ts';
import { parameterValues } from './parameters.ts';
import { namePropertyOf, PHYSICAL_ID, physicalIdOf } from './physical-id.ts';
import { resourceTypes } from './resource-types.ts';

interface Settings {
  /** Values of the template's parameters. */
  parameters: Record<string, string>;
  /** URL of the local AWS endpoint, without a trailing slash. */
  awsEndpoint: string;
}

/** Adds the location to an error message. */
const within = <T>(place: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};

/**
 * Resolves the stack for local hosting: applies conditions and replaces intrinsic functions with local values.
 * @throws Error that names an unsupported resource type, attribute or intrinsic function
 */
export const resolveTemplate = (template: Template, settings: Settings): LocalStack => {
  const parameters = parameterValues(template, settings.parameters);

  const scope: Scope = {
    ref: (name) => (parameters.has(name) ? parameters.get(name) : attributesOf(name)['Ref']),
    attribute: (id, name) => {
      const value = attributesOf(id)[name];
      if (value === undefined) {
        throw new Error(`The local cloud does not support the attribute ${name} of ${typeOf(id)}.`);
      }
      return value;
    },
    condition: (name) => {
      const expression = template.Conditions?.[name];
      if (expression === undefined) throw new Error(`The template has no condition ${name}.`);
      return holds(expression, scope);
    },
    mapping: (map, first, second) => {
      const value = template.Mappings?.[map]?.[first]?.[second];
      if (value === undefined) throw new Error(`The template's mapping ${map} lacks ${first}, ${second}.`);
      return value;
    },
  };

  const found = (id: string): TemplateResource => {
    const resource = template.Resources[id];
    if (!resource) throw new Error(`The template has no parameter or resource ${id}.`);
    return resource;
  };
  const typeOf = (id: string): string => found(id).Type;
  const physicalId = (id: string): string => {
    const { Type: type, Properties: properties = {} } = found(id);
    const name = namePropertyOf(type);
    return physicalIdOf({
      id,
      type,
      properties: name === undefined ? {} : { [name]: resolveValue(properties[name], scope) },
    });
  };

  const attributesOf = (id: string): Record<string, unknown> => {
    const { Type: type, Properties: properties } = found(id);
    const attributes = resourceTypes[type];
    if (!attributes) {
      throw new Error(
        `The local cloud does not support the resource type ${type} (${id}). ` +
          'Add it to infra/local/template/resource-types.ts, or remove the resource from the local stage.',
      );
    }
    return attributes({
      id,
      physicalId: physicalId(id),
      property: (name) => resolveValue(properties?.[name], scope),
      awsEndpoint: settings.awsEndpoint,
    });
  };

  const resolved = Object.entries(template.Resources)
    .filter(([, resource]) => resource.Condition === undefined || scope.condition(resource.Condition))
    .map(([id, resource]) =>
      within(id, () => {
        attributesOf(id);
        const properties = resolveValue(resource.Properties ?? {}, scope);
        return {
          id,
          type: resource.Type,
          properties: properties === NO_VALUE ? {} : recordOf(properties),
          metadata: { ...resource.Metadata, [PHYSICAL_ID]: physicalId(id) },
        };
      }),
    );
  return localStackOf(resolved);
};
