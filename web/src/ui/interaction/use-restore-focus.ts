import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element after the focused one was removed, so that keyboard users do not start over at the top of the
 * page.
 */
export const useRestoreFocus = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  });
};
