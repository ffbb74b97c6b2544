import type { Table } from '../../platform/table/client.ts';
import { createEventsRepository } from '../common/calendar/events-repository.ts';
import { createSeriesRepository } from '../common/calendar/series/series-repository.ts';
import { createSlotsRepository } from '../common/calendar/slots-repository.ts';
import type { CalendarDependencies } from './dependencies.ts';
import { createCreateEvent } from './events/create-event.ts';
import { createRemoveSeries } from './series/remove-series.ts';
import { createSyncSeries } from './series/sync-series.ts';

/** Returns what other features do with repeating events. */
export const createSeriesActions = (
  table: Table,
  shared: Pick<CalendarDependencies, 'leads' | 'writer' | 'withIdempotency' | 'clock' | 'newId'>,
) => {
  const [events, series] = [createEventsRepository(table), createSeriesRepository(table)];
  const slots = createSlotsRepository(table);
  const syncSeries = createSyncSeries({ table, events, series, slots, clock: shared.clock });
  const parts: CalendarDependencies = { ...shared, events, series, syncSeries };
  return { createEvent: createCreateEvent(parts), removeSeries: createRemoveSeries(parts) };
};

export type SeriesActions = ReturnType<typeof createSeriesActions>;
