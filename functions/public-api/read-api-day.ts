import type { diaryRoutes } from '#shared/diary/routes.ts';
import type { FindMicronutrients } from '#shared/micronutrients/micronutrient-table.ts';
import { addMicronutrients, roundSum, sumEntry } from '#shared/micronutrients/sum-micronutrients.ts';
import type { publicApiRoutes } from '#shared/public-api/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { apiEntryOf } from './api-entry.ts';

/** Returns a day of the diary in the format of this API. */
export const readApiDay =
  (
    readDay: Endpoint<typeof diaryRoutes.read>,
    find: FindMicronutrients,
  ): Endpoint<typeof publicApiRoutes.day> =>
  async (request) => {
    const day = await readDay({ ...request });
    return {
      ...day,
      entries: day.entries.map(apiEntryOf),
      micronutrients: roundSum(addMicronutrients(day.entries.map((entry) => sumEntry(entry, find)))),
    };
  };
