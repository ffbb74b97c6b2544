import type { LocalStack, Resource } from '../../template/model.ts';
import { PHYSICAL_ID, physicalIdOf } from '../../template/physical-id.ts';

/** The id by which other resources refer to this one. */
export const resourceIdOf = (resource: Resource): string => {
  const id = resource.metadata[PHYSICAL_ID];
  return typeof id === 'string' ? id : physicalIdOf(resource);
};

/** The resource of this type that a reference names. */
export const findResource = (stack: LocalStack, type: string, id: string): Resource | undefined =>
  stack.byType(type).find((resource) => resourceIdOf(resource) === id);

/**
 * The resource of this type that a reference names.
 * @throws Error that names the missing resource and who asked for it
 */
export const requiredResource = (stack: LocalStack, type: string, id: string, where: string): Resource => {
  const found = findResource(stack, type, id);
  if (found) return found;
  throw new Error(`${where} names the ${type} '${id}', which the template does not have.`);
};
