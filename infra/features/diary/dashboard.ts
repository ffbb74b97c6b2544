import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantModelCheck } from '../../constructs/grants/grant-model-check.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import type { Resources } from '../../resources.ts';

/** Adds the dashboard, which loads in one request. */
export const addDashboard = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'dashboard', {
    impact: 'Users cannot see their day or what is left of their goal.',
    access: ['GetItem', 'Query'],
    indexes: ['lsi1'],
    isFrequent: true,
  });
  grantPhotoSigning(fn, resources, resources.signing);
  grantModelCheck(fn, resources);
};
