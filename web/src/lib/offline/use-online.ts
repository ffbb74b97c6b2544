import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Returns whether the browser has a network, whatever the server's state. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
