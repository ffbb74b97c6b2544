import { instantInZone } from '#shared/business-agents/calendar/instant-in-zone.ts';
import type { ImportUndoEvent } from '#shared/business-agents/calendar/import.ts';
import { createWriteWhileOpen } from '../../../platform/account/closed-account-entity.ts';
import type { Table } from '../../../platform/table/client.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import { occurrenceId } from '../../common/calendar/series/occurrence-id.ts';
import type { CalendarDependencies } from '../dependencies.ts';
import { importedEventId, importedSeriesId } from './imported-id.ts';

type Dependencies = Pick<CalendarDependencies, 'events' | 'series' | 'syncSeries'> & { table: Table };

/** Deletes an imported event, or a series with its occurrences. @returns whether there was one */
export const createUndoImport = ({ table, events, series, syncSeries }: Dependencies) => {
  const write = createWriteWhileOpen(table);

  const removeEvent = (userId: string, id: string): Promise<boolean> =>
    retryOnConflict(async () => {
      const event = await events.find(userId, id);
      if (event) await write(userId, events.toRemove(userId, event));
      return event !== null;
    });

  const removeSeries = async (userId: string, { uid, overrides }: ImportUndoEvent): Promise<boolean> => {
    const id = importedSeriesId(uid);
    // Changed occurrences may be stored beyond the half year that the series looks ahead.
    const changed = await events.findMany(
      userId,
      overrides.map((occurrence) => occurrenceId(id, occurrence)),
    );
    for (const event of changed) if (event.series_id === id) await removeEvent(userId, event.id);
    const wasThere = await retryOnConflict(async () => {
      const row = await series.find(userId, id);
      if (row) await write(userId, [series.toChange(userId, row, { ends_before: row.start, is_cut: true })]);
      return row !== null;
    });
    await syncSeries(userId, id);
    return wasThere;
  };

  return (userId: string, event: ImportUndoEvent): Promise<boolean> =>
    event.is_series
      ? removeSeries(userId, event)
      : removeEvent(userId, importedEventId(event.uid, instantInZone(event.start, event.time_zone)));
};
