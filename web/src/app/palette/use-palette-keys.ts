import { useEffect } from 'react';
import { closePalette, openPalette, typeInPalette, usePalette } from '#web/features/palette/palette-state.ts';

const isOnApple = /Mac OS X|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl+K, and Cmd+K on a Mac, where Ctrl+K deletes to the end of a line. */
const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  (isOnApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

/** Before the field has the focus, what is typed goes there all the same, and not to the page behind. */
const typeAhead = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { isOpen, typed } = usePalette.getState();
  if (!isOpen || ctrlKey || metaKey || altKey || document.activeElement?.closest('[role="dialog"]')) return;
  if (key.length > 1 && key !== 'Enter') return;
  event.preventDefault();
  if (key !== 'Enter') typeInPalette(typed + key);
};

/** Opens the search wherever the focus is, but not over another window; pressed again, closes it. */
export const usePaletteKeys = (): void => {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (!isSearch(event)) return typeAhead(event);
      // Else the browser would search the web.
      event.preventDefault();
      if (usePalette.getState().isOpen) closePalette();
      else if (document.querySelector('[role="dialog"][aria-modal="true"]') === null) openPalette();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
};
