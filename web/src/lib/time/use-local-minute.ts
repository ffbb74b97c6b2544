import { useSyncExternalStore } from 'react';
import { type LocalMinute, localMinuteOf } from '#shared/food-entries/food-habits.ts';
import { deviceTimeZone } from './device-time-zone.ts';

const STEP_MS = 5 * 60_000;
const LOOK_MS = 60_000;

const follow = (onLook: () => void): (() => void) => {
  const timer = setInterval(onLook, LOOK_MS);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onLook);
  };
};

const readStep = (): number => Math.floor(Date.now() / STEP_MS);

/** Returns the local day and minute in steps of five minutes, for suggestions that depend on the time of day. */
export const useLocalMinute = (): LocalMinute =>
  localMinuteOf(new Date(useSyncExternalStore(follow, readStep) * STEP_MS), deviceTimeZone());
