import { useSyncExternalStore } from 'react';

const follow = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Whether the browser has a network; it says nothing of the server. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine);
