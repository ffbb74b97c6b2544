import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { disablePush } from '#web/lib/push/disable-push.ts';
import { reminderDevice } from '#web/lib/push/reminder-device.ts';
import { useSession } from '#web/lib/session/session-store.ts';

/** After the first view: nothing of it is needed sooner. */
const START_MS = 5_000;

/** Goes where a pressed reminder leads, and keeps the server's knowledge of this browser true. */
export const usePushRuntime = (): void => {
  const navigate = useNavigate();
  // `navigate` changes with the address; the worker is listened to on.
  const open = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent<{ type?: string; path?: string } | null>): void => {
      if (data?.type === 'OPEN' && data.path?.startsWith('/')) open(data.path);
    };
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, []);

  // Another one of the same person: a session that took the place of the one before.
  const user = useSession((session) => session.user);
  const last = useRef(user);
  useEffect(() => {
    if (!user) return undefined;
    const owner = user.sub;
    const isAnew = last.current !== user && last.current?.sub === owner;
    last.current = user;
    // Their session ended without them: who is here now is not told of another person's meals.
    if (reminderDevice.isAnother(owner)) disablePush();
    if (!reminderDevice.is(owner)) return undefined;
    const keep = async (): Promise<void> =>
      (await import('#web/lib/push/sync-reminder-device.ts')).syncReminderDevice(owner, isAnew);
    // The next start tries again.
    const timer = setTimeout(() => void keep().catch(() => undefined), START_MS);
    return () => clearTimeout(timer);
  }, [user]);
};
