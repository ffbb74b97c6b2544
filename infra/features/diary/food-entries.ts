import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import { readWrite } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds logging, reading, correcting and deleting meals. */
export const addFoodEntries = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'food-entries', {
    impact: 'Users cannot log, correct or delete meals.',
    access: readWrite,
    indexes: ['lsi1'],
    isFrequent: true,
  });
  grantPhotoSigning(fn, resources, resources.signing);
};
