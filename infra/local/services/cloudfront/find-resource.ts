import type { LocalStack, Resource } from '../../template/model.ts';
import { PHYSICAL_ID, physicalIdOf } from '../../template/physical-id.ts';

/** Returns the ID by which other resources reference this one. */
export const resourceIdOf = (resource: Resource): string => {
  const id = resource.metadata[PHYSICAL_ID];
  return typeof id === 'string' ? id : physicalIdOf(resource);
};

/** Returns the referenced resource of the given type. */
export const findResource = (stack: LocalStack, type: string, id: string): Resource | undefined =>
  stack.byType(type).find((resource) => resourceIdOf(resource) === id);

/**
 * Returns the referenced resource of the given type.
 * @throws Error that names the missing resource and the place of the reference
 */
export const requiredResource = (stack: LocalStack, type: string, id: string, where: string): Resource => {
  const found = findResource(stack, type, id);
  if (found) return found;
  throw new Error(`${where} references the ${type} '${id}', which is not in the template.`);
};
