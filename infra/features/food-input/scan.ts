import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantPhotoKeep } from '../../constructs/grants/photos/grant-photo-keep.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import { readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds photo recognition: checks and stores the photo, then calls the image model. */
export const addScan = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'scan', {
    impact: 'Users cannot have meal photos analyzed; they have to type their meals.',
    access: readWriteBatch,
    calls: 'model',
    isFrequent: true,
  });
  grantPhotoKeep(fn, resources.photos);
  grantPhotoSigning(fn, resources, resources.signing);
  grantModel(fn, resources, resources.model);
  grantFullFoods(fn, resources, 'scan');
};
