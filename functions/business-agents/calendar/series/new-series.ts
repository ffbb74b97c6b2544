import type { EventDetails } from '#shared/business-agents/calendar/event-details.ts';
import type { StoredSeries } from '../../common/calendar/series/series-repository.ts';
import { firstOf } from './expand-rule.ts';

interface Given {
  details: EventDetails;
  rrule: string;
  id: string;
  /** The series whose following events it replaces. */
  after_id: string | null;
  now: Date;
}

/** Returns a new series. It starts with the first day that fits its rule. */
export const newSeries = ({ details, rrule, id, after_id, now }: Given): StoredSeries => ({
  ...details,
  start: firstOf({ ...details, rrule }) ?? details.start,
  id,
  after_id,
  rrule,
  free: null,
  excluded: [],
  ends_before: null,
  uid: null,
  stored_until: null,
  is_cut: null,
  version: 1,
  created_at: now.toISOString(),
});
