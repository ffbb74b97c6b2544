import { useCallback, useRef, useState } from 'react';

/**
 * Holds the open item, one at a time. A late response for an item closed in the meantime does not affect the one open
 * now.
 */
export const useSingleOpen = <T extends object>() => {
  const [open, setOpen] = useState<T | null>(null);
  const latest = useRef<T | null>(null);
  const show = useCallback((next: T): void => {
    latest.current = next;
    setOpen(next);
  }, []);
  /** @returns false without closing anything if `mine` is no longer open */
  const close = useCallback((mine: T): boolean => {
    if (latest.current !== mine) return false;
    latest.current = null;
    setOpen(null);
    return true;
  }, []);
  return { open, show, close };
};
