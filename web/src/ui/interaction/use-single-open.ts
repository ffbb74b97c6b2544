import { useCallback, useRef, useState } from 'react';

/**
 * What is open, one at a time. An answer that comes late to what was closed meanwhile neither closes what is open now
 * nor speaks for it.
 */
export const useSingleOpen = <T extends object>() => {
  const [open, setOpen] = useState<T | null>(null);
  const latest = useRef<T | null>(null);
  const show = useCallback((next: T): void => {
    latest.current = next;
    setOpen(next);
  }, []);
  /** @returns false, and nothing is closed, where `mine` is not open any more */
  const close = useCallback((mine: T): boolean => {
    if (latest.current !== mine) return false;
    latest.current = null;
    setOpen(null);
    return true;
  }, []);
  return { open, show, close };
};
