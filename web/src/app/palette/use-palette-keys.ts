import { useEffect } from 'react';
import { closePalette, openPalette, usePalette } from '../../lib/palette/palette-state.ts';

const isOnApple = /Mac OS X|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl+K, and Cmd+K on a Mac, where Ctrl+K deletes to the end of a line. */
const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  (isOnApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

/** Opens the search wherever the focus is, but not over another window; pressed again, closes it. */
export const usePaletteKeys = (): void => {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (!isSearch(event) || event.isComposing) return;
      // Else the browser would search the web.
      event.preventDefault();
      if (usePalette.getState().isOpen) closePalette();
      else if (document.querySelector('[role="dialog"][aria-modal="true"]') === null) openPalette();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
};
