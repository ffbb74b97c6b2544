import { useEffect } from 'react';
import { closePalette, openPalette, typeInPalette, usePalette } from '#web/features/palette/palette-state.ts';

const isOnApple = /Mac OS X|iPhone|iPad/.test(navigator.userAgent);

/** Returns whether the shortcut was pressed: Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes to the end of the line. */
const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  (isOnApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

/** Buffers keys typed before the field has the focus, so that they do not reach the page behind. */
const typeAhead = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { isOpen, typed } = usePalette.getState();
  if (!isOpen || ctrlKey || metaKey || altKey || document.activeElement?.closest('[role="dialog"]')) return;
  if (key.length > 1 && key !== 'Enter') return;
  event.preventDefault();
  if (key !== 'Enter') typeInPalette(typed + key);
};

/** Toggles the palette by keyboard from anywhere, but not over another dialog. */
export const usePaletteKeys = (): void => {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (!isSearch(event)) return typeAhead(event);
      // Keeps the browser from opening its own search.
      event.preventDefault();
      if (usePalette.getState().isOpen) closePalette();
      else if (document.querySelector('[role="dialog"][aria-modal="true"]') === null) openPalette();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
};
