import { CodedError } from '#shared/errors/coded-error.ts';
import type { ChangedEvent, EventChange } from '#shared/business-agents/calendar/schema.ts';
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict.ts';
import type { Write } from '../../../platform/table/transact.ts';
import { occurrenceId } from '../../common/calendar/series/occurrence-id.ts';
import type { StoredSeries } from '../../common/calendar/series/series-repository.ts';
import type { StoredEvent } from '../../common/calendar/stored-event.ts';
import type { CalendarDependencies } from '../dependencies.ts';
import { followingRule } from '../series/following-rule.ts';
import { newSeries } from '../series/new-series.ts';
import { eventColumns } from '../series/series-event.ts';
import { leadWrites } from './read-lead.ts';
import { createReadWritten } from './read-written.ts';
import { writeEvent, type Written } from './write-event.ts';

/**
 * Changes an event, or it and all following ones: their series ends before it, and a new one begins. The rules are
 * changed in one transaction; the occurrences follow (`createSyncSeries`).
 */
export const createChangeEvent = (parts: CalendarDependencies) => {
  const { events, series, leads, withIdempotency, clock, newId } = parts;
  const readWritten = createReadWritten(parts);

  const write = async (
    userId: string,
    id: string,
    { scope, rrule, ...details }: EventChange,
    idempotency: Idempotency,
  ): Promise<Written> => {
    const before = await events.find(userId, id);
    if (!before) throw new CodedError('EVENT_NOT_FOUND');
    const lead = details.lead_id === before.lead_id ? [] : await leadWrites(leads, userId, details.lead_id);
    const isAlone = before.series_id == null;
    if (isAlone ? rrule == null : scope === 'one') {
      const [put, ...times] = events.toChange(userId, before, eventColumns(details));
      const writes = { lead, rows: [put!], times };
      return writeEvent(parts, userId, idempotency, writes, {
        event_id: id,
        series_id: null,
        old_series_id: null,
      });
    }
    const { old, cut, rule } = await endOld(userId, before, details.start, rrule);
    if (rule === null) {
      const alone = { ...eventColumns(details), series_id: null, occurrence: null };
      const [put, ...times] = events.toChange(userId, before, alone);
      const writes = { lead, rows: [...cut, put!], times };
      const written = { event_id: id, series_id: null, old_series_id: old?.id ?? null };
      return writeEvent(parts, userId, idempotency, writes, written);
    }
    const row = newSeries({ details, rrule: rule, id: newId(), after_id: old?.id ?? null, now: clock() });
    // Occurrences of the old series are deleted with the others, a single event at once.
    const alone = old ? [] : events.toRemove(userId, before);
    const writes = { lead, rows: [...cut, ...alone, series.toAdd(userId, row)], times: [] };
    const written = { event_id: occurrenceId(row.id, row.start), series_id: row.id, old_series_id: null };
    return writeEvent(parts, userId, idempotency, writes, written);
  };

  /** Returns the writes that end the old series before an event, and the rule of the following ones. */
  const endOld = async (
    userId: string,
    { series_id, occurrence }: StoredEvent,
    start: string,
    rrule: string | null | undefined,
  ): Promise<{ old: StoredSeries | null; cut: Write[]; rule: string | null }> => {
    const old = series_id == null ? null : await series.find(userId, series_id);
    if (!old || occurrence == null) return { old: null, cut: [], rule: rrule ?? null };
    return {
      old,
      cut: [series.toChange(userId, old, { ends_before: occurrence, is_cut: true })],
      rule: rrule === undefined ? followingRule(old, occurrence, start) : rrule,
    };
  };

  return async (
    userId: string,
    id: string,
    body: EventChange,
    idempotency: Idempotency,
  ): Promise<ChangedEvent> =>
    readWritten(
      userId,
      await withIdempotency(userId, idempotency, () =>
        retryOnConflict(() => write(userId, id, body, idempotency)),
      ),
    );
};
