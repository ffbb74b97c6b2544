import { instantInZone } from '#shared/business-agents/calendar/instant-in-zone.ts';
import type { EventDetails } from '#shared/business-agents/calendar/event-details.ts';
import type { LocalStart } from '#shared/business-agents/calendar/local-start.ts';
import { occurrenceId } from '../../common/calendar/series/occurrence-id.ts';
import type { StoredSeries } from '../../common/calendar/series/series-repository.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';

/** Returns the columns of an event with these details. All-day events leave their time free. */
export const eventColumns = (
  details: EventDetails,
): Omit<StoredEvent, 'id' | 'status' | 'series_id' | 'occurrence'> => {
  const { start, time_zone, all_day, attendees, ...others } = details;
  return {
    ...others,
    start_time: instantInZone(start, time_zone).toISOString(),
    time_zone,
    all_day,
    free: all_day,
    attendees,
  };
};

/** Returns the event of one occurrence of a series. */
export const occurrenceOf = (series: StoredSeries, occurrence: LocalStart): StoredEvent => {
  const { title, time_zone, duration, all_day, event_type, description, location, attendees } = series;
  const { priority, lead_id, free, id } = series;
  const details = { title, time_zone, duration, all_day, event_type, description, location, attendees };
  return {
    ...eventColumns({ ...details, priority, lead_id, start: occurrence }),
    ...(free && { free }),
    id: occurrenceId(id, occurrence),
    status: 'pending',
    series_id: id,
    occurrence,
  };
};
