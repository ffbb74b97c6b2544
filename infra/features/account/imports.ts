import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoKeep } from '../../constructs/grants/photos/grant-photo-keep.ts';
import { readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds diary imports from other trackers and from the product's own export, and their removal. */
export const addImports = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'imports', {
    impact: 'Users cannot import their diary from another tracker.',
    access: readWriteBatch,
    indexes: ['lsi1'],
  });
  // Photos of the product's own export are checked and stored like new ones.
  grantPhotoKeep(fn, resources.photos);
};
