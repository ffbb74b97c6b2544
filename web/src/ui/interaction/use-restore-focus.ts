import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to an element after a change that took away what had it: whoever uses the keyboard stays here
 * instead of starting over at the top of the page.
 */
export const useRestoreFocus = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  });
};
