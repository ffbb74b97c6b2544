import type { reminderRoutes } from '#shared/reminders/routes.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { addDevice } from './push/add-device.ts';
import { createDevicesRepository } from './push/devices-repository.ts';
import { openPush } from './push/open-push.ts';
import { readReminders } from './read-reminders.ts';
import { createRemindersRepository } from './reminders-repository.ts';
import { sendTest, testLimit } from './push/send-test-push.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof reminderRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const { readKeys, sendPush, ownService } = openPush();
  const reminders = createRemindersRepository(table, systemClock);
  const devices = createDevicesRepository(table, systemClock);
  return {
    read: readReminders({ reminders, devices, readKeys }),
    save: ({ caller, body, idempotency }) => reminders.save(caller.user_id, body, idempotency),
    addDevice: addDevice(devices, ownService),
    removeDevice: async ({ caller, params, idempotency }) => {
      await devices.remove(caller.user_id, params.id, idempotency);
      return undefined;
    },
    test: sendTest({
      devices,
      countCall: createCallCounter(table, systemClock, testLimit),
      sendPush,
      report: (why) => logger.error('PUSH_NOT_SENT', { why }),
    }),
  };
};
