import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantSpeaking } from '../../constructs/grants/grant-speaking.ts';
import type { Resources } from '../../resources.ts';

/** Adds replies that are read aloud. */
export const addSpeech = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'speech', {
    impact: 'Users cannot listen to replies of the coach and the assistant; they have to read them.',
    access: ['GetItem', 'UpdateItem', 'ConditionCheckItem'],
    calls: 'services',
  });
  grantSpeaking(fn);
};
