import type { Table } from '../../platform/table/client.ts';
import type { CalendarDependencies } from './dependencies.ts';
import { createCreateEvent } from './events/create-event.ts';
import { createRemoveSeries } from './series/remove-series.ts';
import { openSeries } from './series/open-series.ts';

/** Returns what other features do with repeating events. */
export const createSeriesActions = (
  table: Table,
  shared: Pick<CalendarDependencies, 'leads' | 'writer' | 'withIdempotency' | 'clock' | 'newId'>,
) => {
  const parts: CalendarDependencies = { ...shared, ...openSeries(table, shared.clock) };
  return { createEvent: createCreateEvent(parts), removeSeries: createRemoveSeries(parts) };
};

export type SeriesActions = ReturnType<typeof createSeriesActions>;
