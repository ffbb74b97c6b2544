import { withoutNulls } from '../../../platform/table/nulls.ts';
import { startPartition } from './calendar-event-entity.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * Returns the row of an event. In `gsi1` by its start, where reminders find it; all-day events have none, since they
 * start at midnight.
 */
export const eventRow = (user_id: string, event: StoredEvent) => ({
  ...withoutNulls(event),
  user_id,
  ...(!event.all_day && {
    gsi1pk: startPartition(event.start_time),
    gsi1sk: `${event.start_time}#${user_id}#${event.id}`,
  }),
});

/** Returns whether an event blocks its time: all but cancelled and free ones do. */
export const takesTime = ({ status, free }: Pick<StoredEvent, 'status' | 'free'>): boolean =>
  status !== 'cancelled' && !free;
