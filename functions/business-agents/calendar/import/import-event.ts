import { instantInZone, localStartOf } from '#shared/business-agents/calendar/instant-in-zone.ts';
import type { EventDetails } from '#shared/business-agents/calendar/event-details.ts';
import type { ImportedEvent, ImportOutcome } from '#shared/business-agents/calendar/import.ts';
import { createWriteWhileOpen } from '../../../platform/account/closed-account-entity.ts';
import type { Table } from '../../../platform/table/client.ts';
import { ConditionsFailed } from '../../../platform/table/transact.ts';
import { occurrenceId } from '../../common/calendar/series/occurrence-id.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { CalendarDependencies } from '../dependencies.ts';
import { expandRule } from '../series/expand-rule.ts';
import { newSeries } from '../series/new-series.ts';
import { eventColumns } from '../series/series-event.ts';
import { importedEventId, importedSeriesId } from './imported-id.ts';

/** No import looks further ahead. */
const LAST = '2101-01-01T00:00';

type Dependencies = Pick<CalendarDependencies, 'events' | 'series' | 'syncSeries' | 'clock'> & {
  table: Table;
};

/** Type, priority and lead, which calendar files do not have. */
const unknown = { event_type: 'internal', priority: 'medium', lead_id: null } as const;

const detailsOf = (given: Omit<EventDetails, keyof typeof unknown>): EventDetails => {
  const { title, start, time_zone, duration, all_day, description, location, attendees } = given;
  return { title, start, time_zone, duration, all_day, description, location, attendees, ...unknown };
};

/**
 * Imports one event of a calendar file. Its ID is derived from the UID, so that an event is imported once, however often
 * and however interrupted the import is. An event whose time is taken is added without taking it.
 */
export const createImportEvent = ({ table, events, series, syncSeries, clock }: Dependencies) => {
  const write = createWriteWhileOpen(table);

  const addEvent = async (userId: string, event: StoredEvent): Promise<ImportOutcome> => {
    try {
      await write(userId, events.toAdd(userId, event));
      return 'added';
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error;
      if (error.failed[0]) return 'known';
      await addEvent(userId, { ...event, free: true });
      return 'free';
    }
  };

  const importSingle = async (
    userId: string,
    given: ImportedEvent,
    isPreview: boolean,
  ): Promise<ImportOutcome> => {
    const start = instantInZone(given.start, given.time_zone);
    const id = importedEventId(given.uid, start);
    if (await events.find(userId, id)) return 'known';
    if (isPreview) return 'added';
    const columns = eventColumns(detailsOf(given));
    return addEvent(userId, { ...columns, id, status: 'pending', free: given.free || columns.free });
  };

  /** Stores the changed occurrences before the series, so that the rule does not add them. */
  const addOverrides = async (
    userId: string,
    seriesId: string,
    { overrides, free }: ImportedEvent,
  ): Promise<void> => {
    for (const { occurrence, details } of overrides) {
      if (!details) continue;
      const columns = eventColumns(detailsOf(details));
      await addEvent(userId, {
        ...columns,
        id: occurrenceId(seriesId, occurrence),
        status: 'pending',
        free: free || columns.free,
        series_id: seriesId,
        occurrence,
      });
    }
  };

  const importSeries = async (
    userId: string,
    given: ImportedEvent,
    rrule: string,
    isPreview: boolean,
  ): Promise<ImportOutcome> => {
    const { uid, start, time_zone, free, excluded, overrides } = given;
    const id = importedSeriesId(uid);
    if (await series.find(userId, id)) {
      if (!isPreview) await syncSeries(userId, id);
      return 'known';
    }
    const now = localStartOf(clock(), time_zone);
    if (expandRule({ rrule, start, time_zone }, now, LAST).length === 0) return 'over';
    if (isPreview) return 'added';
    await addOverrides(userId, id, given);
    const canceled = overrides.flatMap(({ occurrence, details }) => (details ? [] : occurrence));
    const row = {
      ...newSeries({ details: detailsOf(given), rrule, id, after_id: null, now: clock() }),
      start,
      uid,
      free: free || null,
      excluded: [...excluded, ...canceled],
    };
    await write(userId, [series.toAdd(userId, row)]).catch((error: unknown) => {
      if (!(error instanceof ConditionsFailed)) throw error;
    });
    const synced = await syncSeries(userId, id);
    return synced && synced.excluded.length > row.excluded.length ? 'free' : 'added';
  };

  return (userId: string, given: ImportedEvent, isPreview: boolean): Promise<ImportOutcome> =>
    given.rrule === null
      ? importSingle(userId, given, isPreview)
      : importSeries(userId, given, given.rrule, isPreview);
};
