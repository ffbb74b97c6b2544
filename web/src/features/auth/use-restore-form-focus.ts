import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Gives the focus back that a form loses when its fields are locked while it waits, or when another form takes its
 * place: to the same field, or to the first one of the new form. A page that has just opened stays as it is.
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
