import type { FoodHit } from '#shared/foods/food-hit.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { language } from '#web/lib/language/language.ts';
import { callOrRunOnDevice } from './on-device.ts';

/** Searches foods by the beginning of their names: on the server, or on the device if the server does not respond. */
export const searchFoods = async (query: string, signal: AbortSignal): Promise<{ foods: FoodHit[] }> => {
  const callServer = async () => (await call(foodRoutes.search, { query: { q: query }, signal })).foods;
  return { foods: await callOrRunOnDevice(callServer, 'search', { query, language }) };
};
