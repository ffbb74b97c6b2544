import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { disablePush } from '#web/lib/push/disable-push.ts';
import { reminderDevice } from '#web/lib/push/reminder-device.ts';
import { useSession } from '#web/lib/session/session-store.ts';

/** Delay after the first view: push is not needed sooner. */
const START_MS = 5_000;

/** Opens the target of a clicked reminder and keeps the push subscription registered on the server. */
export const usePushRuntime = (): void => {
  const navigate = useNavigate();
  // `navigate` changes with the address, but the worker subscription must not restart.
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

  // A new object for the same user when a session replaces another.
  const user = useSession((session) => session.user);
  const last = useRef(user);
  useEffect(() => {
    if (!user) return undefined;
    const owner = user.sub;
    const isNewSession = last.current !== user && last.current?.sub === owner;
    last.current = user;
    // The previous session ended without signing out: this user must not get another user's reminders.
    if (reminderDevice.isAnother(owner)) disablePush();
    if (!reminderDevice.is(owner)) return undefined;
    const keep = async (): Promise<void> =>
      (await import('#web/lib/push/sync-reminder-device.ts')).syncReminderDevice(owner, isNewSession);
    // Retried at the next start.
    const timer = setTimeout(() => void keep().catch(() => undefined), START_MS);
    return () => clearTimeout(timer);
  }, [user]);
};
