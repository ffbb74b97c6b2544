import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { ToastMark, ToastText, toastClasses, type ToastTone } from './toast.tsx';

interface ToastOptions {
  /** Shows an Undo button that calls this once and closes the toast. */
  undo?: () => void;
}

const STAY_MS: Record<ToastTone, number> = { success: 4_500, info: 6_000, error: 9_000 };

/** Long enough to notice, read and reach the button. */
const STAY_WITH_UNDO_MS = 8_000;

const show =
  (tone: ToastTone) =>
  (title: string, message?: string, { undo }: ToastOptions = {}): void => {
    const id = notifications.show({
      title,
      message: createElement(ToastText, { message, onUndo: undo && takeBack }),
      icon: createElement(ToastMark, { tone }),
      role: tone === 'error' ? 'alert' : 'status',
      autoClose: undo ? STAY_WITH_UNDO_MS : STAY_MS[tone],
      closeButtonProps: { 'aria-label': 'Close message' },
      classNames: toastClasses,
    });

    function takeBack() {
      notifications.hide(id);
      undo?.();
    }
  };

/** Toasts: short messages that come and go. Errors interrupt a screen reader and stay longer. */
export const notify = { success: show('success'), info: show('info'), error: show('error') };
