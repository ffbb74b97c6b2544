import { allTableActions } from '../../constructs/grants/grant-table.ts';
import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { grantModel } from '../../constructs/grants/grant-model.ts';
import { grantSocketPush } from '../../constructs/grants/grant-socket-push.ts';
import type { Resources } from '../../resources.ts';

/** Adds the coach and the assistant: answers from the user's own data, and entries on request. */
export const addCoach = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'coach', {
    impact: 'Users get no answer from the coach and the assistant, and have to log meals by hand.',
    access: allTableActions,
    indexes: ['lsi1'],
    calls: 'model',
    isFrequent: true,
  });
  grantModel(fn, resources, resources.model);
  grantFullFoods(fn, resources, 'coach');
  grantSocketPush(fn, resources.sockets);
};
