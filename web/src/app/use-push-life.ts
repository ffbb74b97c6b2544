import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { remindedHere } from '../lib/push/reminded-here.ts';

/** After the first view: nothing of it is needed sooner. */
const START_MS = 5_000;

/** Goes where a pressed reminder leads, and keeps the server's knowledge of this browser true. */
export const usePushLife = (owner: string | undefined): void => {
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

  useEffect(() => {
    if (owner === undefined || !remindedHere.is(owner)) return undefined;
    const keep = async (): Promise<void> => (await import('../lib/push/keep-reminders.ts')).keepReminders();
    // The next start tries again.
    const timer = setTimeout(() => void keep().catch(() => undefined), START_MS);
    return () => clearTimeout(timer);
  }, [owner]);
};
