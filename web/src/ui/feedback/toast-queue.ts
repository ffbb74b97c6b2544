import { t } from '#web/lib/language/translate.ts';
import { notifications } from '@mantine/notifications';
import { createElement } from 'react';
import { ToastMark, ToastText, toastClasses, type ToastTone } from './toast.tsx';

export interface ToastOptions {
  /** Second line. */
  detail?: string;
  /**
   * Shows an Undo button that calls this once and closes the toast. If its promise rejects, a toast with 'Try again'
   * stays until it succeeds or the user closes it, so that nothing is lost.
   */
  undo?: () => void | Promise<unknown>;
  /** Shows a button 'Try again' that closes the toast and calls this. The toast stays until it is closed. */
  retry?: () => void;
  /** IDs of the items. The toast replaces an earlier one about the same item, whose undo is no longer possible. */
  about?: string | readonly string[];
  /**
   * Whether it is not a response to a click, such as an achievement: it is shown beside other toasts, and neither
   * replaces the other.
   */
  isNews?: boolean;
}

const STAY_MS: Record<ToastTone, number> = { success: 4_500, info: 6_000, error: 9_000 };

/** Long enough to notice, read and click the button. */
const STAY_WITH_UNDO_MS = 8_000;

/** Maximum number of toasts with undo; more would cover the page. */
const MAX_UNDO_TOASTS = 2;

const shown = {
  plain: [] as string[],
  news: [] as string[],
  withUndo: [] as { id: string; about: readonly string[] }[],
};

const idsIn = (about: ToastOptions['about'] = []): readonly string[] =>
  typeof about === 'string' ? [about] : about;

/**
 * Closes toasts that a new one replaces: the previous one of the same kind. Toasts with undo stay for their full time.
 */
const freeStorage = ({ undo, retry, about, isNews }: ToastOptions): void => {
  if (retry) return;
  for (const id of shown[isNews ? 'news' : 'plain'].splice(0)) notifications.hide(id);
  if (isNews) return;
  const most = undo ? MAX_UNDO_TOASTS - 1 : MAX_UNDO_TOASTS;
  const ids = idsIn(about);
  const others = shown.withUndo.filter((toast) => !toast.about.some((id) => ids.includes(id)));
  const stay = others.slice(-most);
  for (const toast of shown.withUndo.filter((one) => !stay.includes(one))) notifications.hide(toast.id);
  shown.withUndo = stay;
};

const forget = ({ id }: { id?: string | undefined }): void => {
  shown.plain = shown.plain.filter((other) => other !== id);
  shown.news = shown.news.filter((other) => other !== id);
  shown.withUndo = shown.withUndo.filter((other) => other.id !== id);
};

const stayOf = (tone: ToastTone, { undo, retry }: ToastOptions): number | false => {
  if (retry) return false;
  return undo ? STAY_WITH_UNDO_MS : STAY_MS[tone];
};

/** Calls an undo, and offers it again if it fails. */
const tryUndo = (undo: () => void | Promise<unknown>): void => {
  const attempt = async (): Promise<void> => {
    try {
      await undo();
    } catch (error) {
      const message = error instanceof Error ? error.message : t('Please try again.');
      showToast('error', t('Not undone yet'), message, { retry: () => void attempt() });
    }
  };
  void attempt();
};

/** Shows a toast beside or instead of existing ones. */
export const showToast = (
  tone: ToastTone,
  title: string,
  message?: string,
  options: ToastOptions = {},
): void => {
  const { detail, undo, retry, about, isNews } = options;
  freeStorage(options);
  const closeAnd = (act: () => void) => (): void => {
    notifications.hide(id);
    act();
  };
  const action = undo
    ? { label: t('Undo'), run: closeAnd(() => tryUndo(undo)) }
    : retry && { label: t('Try again'), run: closeAnd(retry) };
  const id: string = notifications.show({
    title,
    message: createElement(ToastText, { message, detail, action }),
    icon: createElement(ToastMark, { tone }),
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: stayOf(tone, options),
    closeButtonProps: { 'aria-label': t('Close message') },
    classNames: toastClasses,
    onClose: forget,
  });
  if (retry) return;
  if (undo) shown.withUndo.push({ id, about: idsIn(about) });
  else shown[isNews ? 'news' : 'plain'].push(id);
};
