import { reminderRoutes } from '#shared/reminders/routes.ts';
import { call } from '../api/call.ts';
import { ownTimeZone } from '../time/own-time-zone.ts';
import { remindedHere } from './reminded-here.ts';
import { deviceIdOf, newDeviceOf, subscribe } from './subscription.ts';

/**
 * Keeps what the server knows of this browser true: its push service may have given it another address, and its person
 * may be in another zone. Only where they turned reminders on here, and still allow them.
 */
export const keepReminders = async (): Promise<void> => {
  if (Notification.permission !== 'granted') return;
  const { public_key, devices, reminders, time_zone } = await call(reminderRoutes.read);
  if (public_key === null) return;
  if (devices.length === 0 && reminders.length === 0) {
    remindedHere.set(null);
    return;
  }
  const subscription = await subscribe(public_key);
  const id = await deviceIdOf(subscription);
  if (!devices.some((device) => device.id === id))
    await call(reminderRoutes.addDevice, { body: newDeviceOf(subscription) });
  if (time_zone !== null && time_zone !== ownTimeZone())
    await call(reminderRoutes.save, { body: { reminders, time_zone: ownTimeZone() } });
};
