import type { Resource } from '../../../template/model.ts';
import { PHYSICAL_ID } from '../../../template/physical-id.ts';

/** Returns the public ID of a pool or client, e.g. `us-east-1_ab12cd34e`. */
export const physicalId = (resource: Resource): string => {
  const id = resource.metadata[PHYSICAL_ID];
  if (typeof id !== 'string') throw new Error(`${resource.type} ${resource.id} has no physical ID.`);
  return id;
};
