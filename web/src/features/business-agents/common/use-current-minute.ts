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

/** The minute that it is, ms since 1970: what ends in it is over by the next. */
export const useCurrentMinute = (): number => useSyncExternalStore(follow, read);
