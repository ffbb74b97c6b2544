import * as z from 'zod';
import type { Resource } from '../../../template/model.ts';

/**
 * Parses a resource's properties and rejects settings that the local user pool does not support.
 * @throws Error that names the resource, the property and the problem
 */
export const parseProperties = <S extends z.ZodType>(schema: S, resource: Resource): z.output<S> => {
  const parsed = schema.safeParse(resource.properties);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The local cloud cannot host ${resource.type} ${resource.id}:\n${z.prettifyError(parsed.error)}`,
  );
};
