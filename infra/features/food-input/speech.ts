import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantSpeaking } from '../../constructs/grants/grant-speaking.ts';
import { grantTable } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds replies that are read aloud. */
export const addSpeech = (resources: Resources): void => {
  const fn = createApiFunction(
    resources,
    'speech',
    'People cannot listen to replies of the coach and the assistant; they have to read them.',
  );
  grantTable(fn, resources.table, ['GetItem', 'UpdateItem', 'ConditionCheckItem']);
  grantSpeaking(fn);
};
