import { reminderRoutes } from '#shared/reminders/routes.ts';
import { call } from '../api/call.ts';
import { language } from '../language/language.ts';
import { useSession } from '../session/session-store.ts';
import { deviceTimeZone } from '../time/device-time-zone.ts';
import { disablePush, pausePush } from './disable-push.ts';
import { reminderDevice } from './reminder-device.ts';
import { deviceIdOf, newDeviceOf, subscribe } from './subscription.ts';

/**
 * Updates the server's data on this browser: its push endpoint, time zone and language may have changed. Only if the
 * user turned reminders on here and still allows them.
 * @param owner `sub` of that user; nothing is saved after they signed out
 * @param isAnew whether a new session has just started: the server deleted the devices of the previous one
 */
export const syncReminderDevice = async (owner: string, isNewSession = false): Promise<void> => {
  const isStillHere = (): boolean => reminderDevice.is(owner) && useSession.getState().user?.sub === owner;

  if (Notification.permission !== 'granted') return;
  const { public_key, devices, reminders, time_zone } = await call(reminderRoutes.read);
  if (public_key === null || !isStillHere()) return;
  if (devices.length === 0 && reminders.length === 0) {
    reminderDevice.forget();
    return;
  }
  const subscription = await subscribe(public_key);
  const id = await deviceIdOf(subscription);
  if (!isStillHere()) {
    pausePush();
    return;
  }
  const known = devices.find((device) => device.id === id);
  // The device ID is unchanged: it was removed from another device.
  if (!known && !isNewSession && reminderDevice.wasAs(id)) {
    disablePush();
    return;
  }
  if (known?.language !== language) await call(reminderRoutes.addDevice, { body: newDeviceOf(subscription) });
  reminderDevice.set(owner, id);
  if (time_zone !== null && time_zone !== deviceTimeZone() && isStillHere())
    await call(reminderRoutes.save, { body: { reminders, time_zone: deviceTimeZone() } });
};
