import { t } from '#web/lib/language/translate.ts';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { ToastMark, ToastText, toastClasses, type ToastTone } from './toast.tsx';

export interface ToastOptions {
  /** Shows an Undo button that calls this once and closes the toast. */
  undo?: () => void;
  /** Id of what it tells of. It takes the place of what was told of the same before: that cannot be taken back now. */
  about?: string;
  /** Nobody pressed for it (an achievement): it stands beside the answer to a press, and neither takes the other's place. */
  isNews?: boolean;
}

const STAY_MS: Record<ToastTone, number> = { success: 4_500, info: 6_000, error: 9_000 };

/** Long enough to notice, read and reach the button. */
const STAY_WITH_UNDO_MS = 8_000;

/** As many can be taken back at once; more would cover the page. */
const MAX_UNDO_TOASTS = 2;

const shown = {
  plain: [] as string[],
  news: [] as string[],
  withUndo: [] as { id: string; about: string | undefined }[],
};

/** A message takes the place of the one of its kind before it. What can be taken back stays in reach for its time. */
const freeStorage = ({ undo, about, isNews }: ToastOptions): void => {
  for (const id of shown[isNews ? 'news' : 'plain'].splice(0)) notifications.hide(id);
  if (isNews) return;
  const most = undo ? MAX_UNDO_TOASTS - 1 : MAX_UNDO_TOASTS;
  const others = shown.withUndo.filter((toast) => about === undefined || toast.about !== about);
  const stay = others.slice(-most);
  for (const toast of shown.withUndo.filter((one) => !stay.includes(one))) notifications.hide(toast.id);
  shown.withUndo = stay;
};

const forget = ({ id }: { id?: string | undefined }): void => {
  shown.plain = shown.plain.filter((other) => other !== id);
  shown.news = shown.news.filter((other) => other !== id);
  shown.withUndo = shown.withUndo.filter((other) => other.id !== id);
};

/** Shows a toast beside or in the place of those that are there. */
export const showToast = (
  tone: ToastTone,
  title: string,
  message?: string,
  options: ToastOptions = {},
): void => {
  const { undo, about, isNews } = options;
  freeStorage(options);
  const id = notifications.show({
    title,
    message: createElement(ToastText, { message, onUndo: undo && takeBack }),
    icon: createElement(ToastMark, { tone }),
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: undo ? STAY_WITH_UNDO_MS : STAY_MS[tone],
    closeButtonProps: { 'aria-label': t('Close message') },
    classNames: toastClasses,
    onClose: forget,
  });
  if (undo) shown.withUndo.push({ id, about });
  else shown[isNews ? 'news' : 'plain'].push(id);

  function takeBack() {
    notifications.hide(id);
    undo?.();
  }
};
