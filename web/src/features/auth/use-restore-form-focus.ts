import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Restores the focus that a form loses when its fields are disabled during a request or when another form replaces it:
 * to the same field, or to the first field of the new form. Does nothing on a page that just opened.
 * @returns props of the element around the forms
 */
export const useRestoreFormFocus = () => {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const isThere = last.current.isConnected && !last.current.matches(':disabled');
    const field = frame.current?.querySelector<HTMLElement>('input:not([type="hidden"]):not([readonly])');
    (isThere ? last.current : field)?.focus();
  });

  return {
    ref: frame,
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      last.current = target;
    },
  };
};
