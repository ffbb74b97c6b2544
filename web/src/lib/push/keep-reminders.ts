import { reminderRoutes } from '#shared/reminders/routes.ts';
import { call } from '../api/call.ts';
import { language } from '../language/language.ts';
import { useSession } from '../session/session-store.ts';
import { ownTimeZone } from '../time/own-time-zone.ts';
import { leavePush, restPush } from './leave-push.ts';
import { remindedHere } from './reminded-here.ts';
import { deviceIdOf, newDeviceOf, subscribe } from './subscription.ts';

/**
 * Keeps what the server knows of this browser true: its push service may have given it another address, and its person
 * may be in another zone or read another language. Only where they turned reminders on here, and still allow them.
 * @param owner `sub` of that person; nothing is written any more once they have left
 * @param isAnew another session of theirs has just begun: with the one before, the server forgot its browsers
 */
export const keepReminders = async (owner: string, isAnew = false): Promise<void> => {
  const isStillHere = (): boolean => remindedHere.is(owner) && useSession.getState().user?.sub === owner;

  if (Notification.permission !== 'granted') return;
  const { public_key, devices, reminders, time_zone } = await call(reminderRoutes.read);
  if (public_key === null || !isStillHere()) return;
  if (devices.length === 0 && reminders.length === 0) {
    remindedHere.forget();
    return;
  }
  const subscription = await subscribe(public_key);
  const id = await deviceIdOf(subscription);
  if (!isStillHere()) {
    restPush();
    return;
  }
  const known = devices.find((device) => device.id === id);
  // The same address that the server knew: somebody turned it off from another device.
  if (!known && !isAnew && remindedHere.wasAs(id)) {
    leavePush();
    return;
  }
  if (known?.language !== language) await call(reminderRoutes.addDevice, { body: newDeviceOf(subscription) });
  remindedHere.set(owner, id);
  if (time_zone !== null && time_zone !== ownTimeZone() && isStillHere())
    await call(reminderRoutes.save, { body: { reminders, time_zone: ownTimeZone() } });
};
