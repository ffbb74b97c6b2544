import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantPhotoSigning } from '../../constructs/grants/grant-photo-signing.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the diary of any day, and its water log. */
export const addDiary = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'diary', 'People cannot open a day of their diary or log water.');
  grantTable(
    fn,
    resources.table,
    ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    ['lsi1'],
  );
  grantPhotoSigning(fn, resources, resources.signing);
};
