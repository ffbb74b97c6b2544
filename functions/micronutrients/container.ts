import type { micronutrientRoutes } from '#shared/micronutrients/routes.ts';
import { createReadEntries } from '../food-entries/public.ts';
import { environment } from '../platform/env.ts';
import { findMicronutrientsFromEnvironment } from '../platform/foods/micronutrients.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { openTable } from '../platform/table/client.ts';
import { readMicronutrients } from './read-micronutrients.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof micronutrientRoutes> => ({
  read: readMicronutrients({
    readEntries: createReadEntries(openTable(environment('TABLE_NAME').TABLE_NAME)),
    find: findMicronutrientsFromEnvironment(),
  }),
});
