import { createApiFunction } from '../../constructs/functions/api-function.ts';
import type { Resources } from '../../resources.ts';

/** Adds the appeal page's routes, which work without a session because the account may be blocked. */
export const addModeration = (resources: Resources): void => {
  createApiFunction(resources, 'moderation', {
    impact: 'Users whose meal was hidden or whose account was blocked cannot appeal.',
    access: ['GetItem', 'UpdateItem'],
  });
};
