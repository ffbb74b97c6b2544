import { useEffect } from 'react';
import { openMealDialog } from '#web/features/food-entries/meal-input/meal-dialog-state.ts';
import { useMealKey } from '#web/features/food-entries/meal-input/meal-key.ts';
import { closePalette, openPalette, typeInPalette, usePalette } from '#web/features/palette/palette-state.ts';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

const isOnApple = /Mac OS X|iPhone|iPad/.test(navigator.userAgent);

/** Returns whether the shortcut was pressed: Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes to the end of the line. */
const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  (isOnApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Returns whether '/' was pressed outside of a field. Some keyboards have it on a shifted key. */
const isMeal = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  useMealKey.getState().isOn &&
  !isTyping(target) &&
  !usePalette.getState().isOpen &&
  !isDialogOpen();

/** Focuses the field for a meal where the page has one, otherwise opens it in a dialog. */
const askForMeal = (): void => {
  const field = document.querySelector<HTMLInputElement>('[data-meal-input]');
  if (field?.checkVisibility()) field.focus();
  else openMealDialog();
};

/** Buffers keys typed before the field has the focus, so that they do not reach the page behind. */
const typeAhead = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey } = event;
  const { isOpen, typed } = usePalette.getState();
  if (!isOpen || ctrlKey || metaKey || altKey || document.activeElement?.closest('[role="dialog"]')) return;
  if (key.length > 1 && key !== 'Enter') return;
  event.preventDefault();
  if (key !== 'Enter') typeInPalette(typed + key);
};

/** Opens the palette and the field for a meal by keyboard from anywhere, but not over another dialog. */
export const usePaletteKeys = (): void => {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (isComposing(event)) return;
      if (isMeal(event)) {
        event.preventDefault();
        return askForMeal();
      }
      if (!isSearch(event)) return typeAhead(event);
      // Keeps the browser from opening its own search.
      event.preventDefault();
      if (usePalette.getState().isOpen) closePalette();
      else if (!isDialogOpen()) openPalette();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
};
