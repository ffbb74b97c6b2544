import type { Clock } from '../../../platform/clock.ts';
import type { Table } from '../../../platform/table/client.ts';
import { createEventsRepository } from '../../common/calendar/events-repository.ts';
import { createSeriesRepository } from '../../common/calendar/series/series-repository.ts';
import { createSlotsRepository } from '../../common/calendar/slots-repository.ts';
import { createSyncSeries } from './sync-series.ts';

/** Opens the repositories of events and series, with the function that keeps them in sync. */
export const openSeries = (table: Table, clock: Clock) => {
  const [events, series] = [createEventsRepository(table), createSeriesRepository(table)];
  const slots = createSlotsRepository(table);
  return { events, series, syncSeries: createSyncSeries({ table, events, series, slots, clock }) };
};
