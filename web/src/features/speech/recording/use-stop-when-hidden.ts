import { useEffect } from 'react';

/** Stops a recording when the page is hidden. */
export const useStopWhenHidden = (recording: { stop: () => void }): void =>
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) recording.stop();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [recording]);
