import type { reminderRoutes } from '#shared/reminders/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { DevicesRepository } from './push/devices-repository.ts';
import type { RemindersRepository } from './reminders-repository.ts';
import type { ReadVapidKeys } from './push/vapid-keys.ts';

interface Dependencies {
  reminders: Pick<RemindersRepository, 'find'>;
  devices: Pick<DevicesRepository, 'list'>;
  readKeys: ReadVapidKeys;
}

/** Returns the user's reminders, the subscribed browsers and the public key for subscribing another one. */
export const readReminders =
  ({ reminders, devices, readKeys }: Dependencies): Endpoint<typeof reminderRoutes.read> =>
  async ({ caller: { user_id } }) => {
    const [settings, known, keys] = await Promise.all([
      reminders.find(user_id),
      devices.list(user_id),
      readKeys(),
    ]);
    return {
      ...settings,
      public_key: keys?.publicKey ?? null,
      devices: known.map(({ id, created_at, language = 'en' }) => ({ id, created_at, language })),
    };
  };
