import * as z from 'zod';
import { defineRoute } from '../../http/route.ts';
import { eventId } from '../executive/types.ts';
import { feedFile, feedState, newFeed } from './feed.ts';
import { calendarImport, calendarImportUndo, importAnswer } from './import.ts';
import { workReminders, workReminderSettings } from './work-reminders.ts';
import { changedEvent, eventChange, eventCreate, shownSeries } from './schema.ts';

const oneEvent = z.strictObject({ id: eventId });

/** Changes of the calendar: times, details and repetition. */
export const calendarRoutes = {
  /** Creates an event at a given time, or a series of events. */
  createEvent: defineRoute({
    method: 'POST',
    path: '/api/calendar-events',
    auth: 'user',
    status: 201,
    body: eventCreate,
    response: changedEvent,
    errors: ['LEAD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Changes an event, or it and all following ones of its series. */
  changeEvent: defineRoute({
    method: 'PUT',
    path: '/api/calendar-events/{id}',
    auth: 'user',
    status: 200,
    params: oneEvent,
    body: eventChange,
    response: changedEvent,
    errors: ['EVENT_NOT_FOUND', 'LEAD_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Deletes an event and all following ones of its series. Idempotent. */
  removeFollowing: defineRoute({
    method: 'DELETE',
    path: '/api/calendar-events/{id}/following',
    auth: 'user',
    status: 204,
    params: oneEvent,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns the series, and adds the events that have come within half a year. */
  series: defineRoute({
    method: 'GET',
    path: '/api/calendar-series',
    auth: 'user',
    status: 200,
    response: z.object({ series: z.array(shownSeries) }),
    errors: [],
  }),
  /** Returns when the user is reminded of meetings, follow-ups and tasks. */
  reminders: defineRoute({
    method: 'GET',
    path: '/api/work-reminders',
    auth: 'user',
    status: 200,
    response: workReminderSettings,
    errors: [],
  }),
  saveReminders: defineRoute({
    method: 'PUT',
    path: '/api/work-reminders',
    auth: 'user',
    status: 200,
    body: workReminders,
    response: workReminderSettings,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns whether the user has a calendar address. */
  feedState: defineRoute({
    method: 'GET',
    path: '/api/calendar-feed',
    auth: 'user',
    status: 200,
    response: feedState,
    errors: [],
  }),
  /** Creates a secret calendar address, which replaces an earlier one. The only response that contains it. */
  createFeed: defineRoute({
    method: 'POST',
    path: '/api/calendar-feed',
    auth: 'user',
    // The address outlives the token.
    session: 'live',
    status: 201,
    response: newFeed,
    errors: [],
  }),
  /** Revokes the address. Idempotent. */
  removeFeed: defineRoute({
    method: 'DELETE',
    path: '/api/calendar-feed',
    auth: 'user',
    status: 204,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Returns a calendar to calendar apps. Public: the secret in the address is required. */
  feed: defineRoute({
    method: 'GET',
    path: '/api/calendar-feeds/{file}',
    auth: 'public',
    status: 200,
    params: z.strictObject({ file: feedFile }),
    file: ['text/calendar; charset=utf-8'],
    errors: ['CALENDAR_FEED_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
  /** Imports events of a calendar file, each once. A repeated request continues an interrupted one. */
  importEvents: defineRoute({
    method: 'POST',
    path: '/api/calendar-import',
    auth: 'user',
    status: 200,
    body: calendarImport,
    response: importAnswer,
    errors: [],
  }),
  /** Deletes events that an import added, which undoes it. Idempotent. */
  undoImport: defineRoute({
    method: 'POST',
    path: '/api/calendar-import/removals',
    auth: 'user',
    status: 200,
    body: calendarImportUndo,
    /** Number of events and series that were deleted. */
    response: z.object({ removed: z.int() }),
    errors: [],
  }),
};
