import * as z from 'zod';
import type { Resource } from '../../../template/model.ts';

/**
 * Reads a resource's properties, stopping the start by name at a setting that the local user pool does not keep to.
 * @throws Error that names the resource, the property and what is wrong with it
 */
export const parseProperties = <S extends z.ZodType>(schema: S, resource: Resource): z.output<S> => {
  const parsed = schema.safeParse(resource.properties);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The local cloud cannot host ${resource.type} ${resource.id}:\n${z.prettifyError(parsed.error)}`,
  );
};
