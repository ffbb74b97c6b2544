import { createDashboardRepository } from '../dashboard/daily-summaries-repository.ts';
import { createReadEntries } from '../food-entries/read-entries-repository.ts';
import { systemClock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createWeightRepository } from '../weights/repository.ts';
import { createPersonData, type PersonData } from './user-data.ts';

/** Builds the data access for insights. */
export const openPersonData = (table: Table): PersonData =>
  createPersonData({
    sums: createDashboardRepository(table),
    readEntries: createReadEntries(table),
    weights: createWeightRepository(table, systemClock),
  });
