import { reminderRoutes } from '#shared/reminders/routes.ts';
import { call } from '../api/call.ts';
import { language } from '../language/language.ts';
import { useSession } from '../session/session-store.ts';
import { deviceTimeZone } from '../time/device-time-zone.ts';
import { disablePush, pausePush } from './disable-push.ts';
import { reminderDevice } from './reminder-device.ts';
import { deviceIdOf, newDeviceOf, subscribe } from './subscription.ts';

/**
 * Keeps what the server knows of this browser true: its push service may have given it another address, and its person
 * may be in another zone or read another language. Only where they turned reminders on here, and still allow them.
 * @param owner `sub` of that person; nothing is written any more once they have left
 * @param isAnew another session of theirs has just begun: with the one before, the server forgot its browsers
 */
export const syncReminderDevice = async (owner: string, isAnew = false): Promise<void> => {
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
  // The same address that the server knew: somebody turned it off from another device.
  if (!known && !isAnew && reminderDevice.wasAs(id)) {
    disablePush();
    return;
  }
  if (known?.language !== language) await call(reminderRoutes.addDevice, { body: newDeviceOf(subscription) });
  reminderDevice.set(owner, id);
  if (time_zone !== null && time_zone !== deviceTimeZone() && isStillHere())
    await call(reminderRoutes.save, { body: { reminders, time_zone: deviceTimeZone() } });
};
