import type { diaryRoutes } from '#shared/diary/routes.ts';
import { createDashboardRepository } from '../dashboard/public.ts';
import {
  createEntryPresenter,
  createFoodEntryRepository,
  createReadEntries,
} from '../food-entries/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { openTable } from '../platform/table/client.ts';
import { addWater } from './add-water.ts';
import { readDay } from './read-day.ts';
import { readPhotoMonth } from './read-photo-month.ts';
import { createWaterRepository } from './water-repository.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof diaryRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const present = createEntryPresenter(photoUrlSignerFromEnvironment(systemClock));
  return {
    read: readDay({
      sums: createDashboardRepository(table),
      entries: createFoodEntryRepository(table, systemClock),
      present,
    }),
    photos: readPhotoMonth({ readEntries: createReadEntries(table), present }),
    addWater: addWater({ water: createWaterRepository(table, systemClock) }),
  };
};
