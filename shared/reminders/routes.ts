import * as z from 'zod';
import { defineRoute } from '../http/route.ts';
import { deviceId, newDevice, pushDevice, reminderChange, reminderSettings } from './schema.ts';

export const reminderRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/api/reminders',
    auth: 'user',
    status: 200,
    response: reminderSettings.extend({
      /** What a browser subscribes with (RFC 8292); null where this stage sends no messages. */
      public_key: z.string().nullable(),
      devices: z.array(pushDevice),
    }),
    errors: [],
  }),
  /** Takes the place of all reminders before. */
  save: defineRoute({
    method: 'PUT',
    path: '/api/reminders',
    auth: 'user',
    status: 200,
    body: reminderChange,
    response: reminderSettings,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Lets reminders come to a browser. One that another person used before is theirs no more. */
  addDevice: defineRoute({
    method: 'POST',
    path: '/api/reminders/devices',
    auth: 'user',
    // A browser is told on for as long as it is known.
    session: 'live',
    status: 200,
    body: newDevice,
    response: pushDevice,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  removeDevice: defineRoute({
    method: 'DELETE',
    path: '/api/reminders/devices/{id}',
    auth: 'user',
    status: 204,
    params: z.strictObject({ id: deviceId }),
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Sends a message to one device at once. */
  test: defineRoute({
    method: 'POST',
    path: '/api/reminders/devices/{id}/test',
    auth: 'user',
    status: 200,
    params: z.strictObject({ id: deviceId }),
    response: z.object({ sent: z.literal(true) }),
    errors: ['DEVICE_NOT_FOUND', 'PUSH_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  }),
};
