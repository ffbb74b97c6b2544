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
      /** Public key to subscribe with (RFC 8292); null if this environment sends no messages. */
      public_key: z.string().nullable(),
      devices: z.array(pushDevice),
    }),
    errors: [],
  }),
  /** Replaces all reminders. */
  save: defineRoute({
    method: 'PUT',
    path: '/api/reminders',
    auth: 'user',
    status: 200,
    body: reminderChange,
    response: reminderSettings,
    errors: ['IDEMPOTENCY_KEY_REUSED'],
  }),
  /** Subscribes a browser to reminders. Replaces another user's subscription of the same browser. */
  addDevice: defineRoute({
    method: 'POST',
    path: '/api/reminders/devices',
    auth: 'user',
    // Requires a live session, because the subscription outlives the token.
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
  /** Sends a test message to one device. */
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
