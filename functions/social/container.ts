import type { socialRoutes } from '#shared/social/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { openTable } from '../platform/table/client.ts';
import { openFriends } from './friends/friend-endpoints.ts';
import { openMeals } from './meals/meal-endpoints.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof socialRoutes> => {
  const { TABLE_NAME, USER_POOL_ID } = environment('TABLE_NAME', 'USER_POOL_ID');
  const table = openTable(TABLE_NAME);
  return {
    ...openFriends(table, systemClock, USER_POOL_ID),
    ...openMeals(table, systemClock, photoUrlSignerFromEnvironment(systemClock), foodsFromEnvironment()),
  };
};
