import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Returns the current time, updated every second while `isTicking`, otherwise every minute. */
export const useNow = (isTicking: boolean): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), isTicking ? SECOND_MS : MINUTE_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
};
