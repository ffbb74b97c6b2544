import type { diaryRoutes } from '#shared/diary/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { WaterRepository } from './water-repository.ts';

/** Adds water and returns the day's new total. A retry changes nothing and returns the same total. */
export const addWater =
  ({ water }: { water: WaterRepository }): Endpoint<typeof diaryRoutes.addWater> =>
  async ({ caller: { user_id }, params: { date }, body, idempotency }) => {
    const changed_ml = await water.add(user_id, date, body.milliliters, idempotency);
    return { date, water_ml: await water.waterOf(user_id, date), changed_ml };
  };
