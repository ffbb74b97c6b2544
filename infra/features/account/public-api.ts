import { createApiFunction } from '../../constructs/functions/api-function.ts';
import { grantFullFoods } from '../../constructs/grants/grant-full-foods.ts';
import { createTokenAuthorizer } from '../../constructs/functions/token-authorizer.ts';
import { grantWebhookOrigin } from '../../constructs/grants/grant-webhook-origin.ts';
import { readWriteBatch } from '../../constructs/grants/grant-table.ts';
import type { Resources } from '../../resources.ts';

/** Adds the API for users' own programs, which use personal tokens. */
export const addPublicApi = (resources: Resources): void => {
  const fn = createApiFunction(resources, 'public-api', {
    impact: "Users' own programs cannot read or write their diary.",
    access: readWriteBatch,
    indexes: ['lsi1'],
    tokens: createTokenAuthorizer(resources),
  });
  grantWebhookOrigin(fn, resources);
  grantFullFoods(fn, resources, 'public-api');
};
