import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const follow = (onLook: () => void): (() => void) => {
  const timer = setInterval(onLook, MINUTE / 2);
  window.addEventListener('focus', onLook);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', onLook);
  };
};
const read = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/** Returns the current minute, in ms since 1970, and renders again when it changes. */
export const useCurrentMinute = (): number => useSyncExternalStore(follow, read);
