import type { ChangedEvent } from '#shared/business-agents/calendar/schema.ts';
import { shownEvent } from '../../common/calendar/stored-event.ts';
import type { CalendarDependencies } from '../dependencies.ts';
import type { Written } from './write-event.ts';

/** Stores the occurrences of a changed series, and reads the answer back from the table. */
export const createReadWritten =
  ({ events, leads, syncSeries }: Pick<CalendarDependencies, 'events' | 'leads' | 'syncSeries'>) =>
  async (userId: string, { event_id, series_id, old_series_id }: Written): Promise<ChangedEvent> => {
    if (old_series_id !== null) await syncSeries(userId, old_series_id);
    const synced = series_id === null ? null : await syncSeries(userId, series_id);
    const event = event_id === null ? null : await events.find(userId, event_id);
    const infos = await leads.infoOf(userId, [event?.lead_id ?? null]);
    return {
      event: event && shownEvent(event, infos),
      series_id,
      skipped: synced ? synced.excluded : [],
    };
  };
