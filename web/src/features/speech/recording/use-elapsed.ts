import { useEffect, useState } from 'react';

/** Returns the seconds since an instant, updated while active. `since`: ms since 1970. */
export const useElapsed = (since: number, isOn: boolean): number => {
  const [now, setNow] = useState(since);
  useEffect(() => {
    if (!isOn) return undefined;
    const look = () => setNow(Date.now());
    const ticking = setInterval(look, 1_000);
    return () => clearInterval(ticking);
  }, [isOn]);
  return isOn ? Math.max(0, Math.floor((now - since) / 1_000)) : 0;
};

/** '1:05' */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
