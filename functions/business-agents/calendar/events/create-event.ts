import type { ChangedEvent, EventCreate } from '#shared/business-agents/calendar/schema.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import { occurrenceId } from '../../common/calendar/series/occurrence-id.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { CalendarDependencies } from '../dependencies.ts';
import { newSeries } from '../series/new-series.ts';
import { eventColumns } from '../series/series-event.ts';
import { leadWrites } from './read-lead.ts';
import { createReadWritten } from './read-written.ts';
import { writeEvent, type Written } from './write-event.ts';

/** Creates an event at a given time, or a series of events. */
export const createCreateEvent = (parts: CalendarDependencies) => {
  const { events, series, leads, withIdempotency, clock, newId } = parts;
  const readWritten = createReadWritten(parts);

  const write = async (userId: string, body: EventCreate, idempotency: Idempotency): Promise<Written> => {
    const { rrule, ...details } = body;
    const lead = await leadWrites(leads, userId, details.lead_id);
    const id = newId();
    if (rrule === null) {
      const event: StoredEvent = { ...eventColumns(details), id, status: 'pending' };
      const [put, ...times] = events.toAdd(userId, event);
      const writes = { lead, rows: [put!], times };
      return writeEvent(parts, userId, idempotency, writes, {
        event_id: id,
        series_id: null,
        old_series_id: null,
      });
    }
    const row = newSeries({ details, rrule, id, after_id: null, now: clock() });
    const writes = { lead, rows: [series.toAdd(userId, row)], times: [] };
    const written = { event_id: occurrenceId(id, row.start), series_id: id, old_series_id: null };
    return writeEvent(parts, userId, idempotency, writes, written);
  };

  return async (userId: string, body: EventCreate, idempotency: Idempotency): Promise<ChangedEvent> =>
    readWritten(
      userId,
      await withIdempotency(userId, idempotency, () =>
        retryOnConflict(() => write(userId, body, idempotency)),
      ),
    );
};
