import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/photos/grant-photo-signing.ts';
import type { Resources } from '../../resources.ts';

/** Adds the diary of any day, and its water log. */
export const addDiary = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'diary', {
    impact: 'Users cannot open a day of their diary or log water.',
    access: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    indexes: ['lsi1'],
    isFrequent: true,
  });
  grantPhotoSigning(fn, resources, resources.signing);
};
