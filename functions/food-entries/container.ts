import type { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { newUlid } from '../platform/ids.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import { openTable } from '../platform/table/client.ts';
import { changeEntry } from './change-entry.ts';
import { copyEntries } from './copy-entries.ts';
import { createEntry } from './create-entry.ts';
import { listEntries } from './list-entries.ts';
import { createEntryPresenter } from './present-entry.ts';
import { createReadEntries } from './read-entries-repository.ts';
import { typedTextsOf } from './new-entry.ts';
import { readEntry } from './read-entry.ts';
import { readHabits } from './read-habits.ts';
import { removeEntries } from './remove-entries.ts';
import { removeEntry } from './remove-entry.ts';
import { createFoodEntryRepository } from './repository.ts';
import { createFoodEntryService } from './service.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof foodEntryRoutes> => {
  const { TABLE_NAME } = environment('TABLE_NAME');
  const table = openTable(TABLE_NAME);
  const repository = createFoodEntryRepository(table, systemClock);
  const dependencies = {
    service: createFoodEntryService({ repository, clock: systemClock, newId: newUlid }),
    present: createEntryPresenter(photoUrlSignerFromEnvironment(systemClock)),
  };
  return {
    list: listEntries(dependencies),
    habits: readHabits({ readEntries: createReadEntries(table), clock: systemClock }),
    create: withTriage(typedTextsOf, createEntry(dependencies)),
    copy: copyEntries(dependencies),
    removeTogether: removeEntries(dependencies),
    read: readEntry(dependencies),
    change: withTriage(typedTextsOf, changeEntry(dependencies)),
    remove: removeEntry(dependencies),
  };
};
