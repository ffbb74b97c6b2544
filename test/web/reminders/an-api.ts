import { reminderRoutes } from '#shared/reminders/routes.ts';
import type {
  NewDevice,
  PushDevice,
  Reminder,
  ReminderChange,
  ReminderSettings,
} from '#shared/reminders/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { deviceIdOf } from '#web/lib/push/subscription.ts';
import { PUBLIC_KEY } from './a-browser.ts';

const daily = [1, 2, 3, 4, 5, 6, 7];
export const lunch: Reminder = { time: '12:30', meal_type: 'lunch', weekdays: daily };

interface Kept extends ReminderSettings {
  devices: PushDevice[];
  public_key: string | null;
}

/** Creates an API that stores reminders and devices like the real one. */
export const keptReminders = (start: Partial<Kept> = {}) => {
  const api = scriptedApi();
  const kept: Kept = {
    reminders: [],
    time_zone: null,
    next_at: null,
    devices: [],
    public_key: PUBLIC_KEY,
    ...start,
  };
  api.on(reminderRoutes.read, () => ({ ...kept }));
  api.on(reminderRoutes.save, ({ body }) => {
    const { reminders, time_zone } = body as ReminderChange;
    Object.assign(kept, { reminders, time_zone });
    return { reminders, time_zone, next_at: kept.next_at };
  });
  api.on(reminderRoutes.addDevice, async ({ body }) => {
    const { language } = body as NewDevice;
    const created_at = '2026-11-20T10:00:00.000Z';
    const device = { id: await deviceIdOf(body as NewDevice), created_at, language };
    kept.devices = [device, ...kept.devices.filter(({ id }) => id !== device.id)];
    return device;
  });
  api.on(reminderRoutes.removeDevice, ({ path }) => {
    kept.devices = kept.devices.filter(({ id }) => !path.endsWith(id));
    return undefined;
  });
  api.on(reminderRoutes.test, () => ({ sent: true as const }));
  return { api, kept };
};
