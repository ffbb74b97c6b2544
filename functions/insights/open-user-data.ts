import { createDashboardRepository } from '../dashboard/public.ts';
import { createReadEntries } from '../food-entries/public.ts';
import { systemClock } from '../platform/clock.ts';
import type { Table } from '../platform/table/client.ts';
import { createWeightRepository } from '../weights/public.ts';
import { createUserData, type UserData } from './user-data.ts';

/** Builds the data access for insights. */
export const openUserData = (table: Table): UserData =>
  createUserData({
    sums: createDashboardRepository(table),
    readEntries: createReadEntries(table),
    weights: createWeightRepository(table, systemClock),
  });
