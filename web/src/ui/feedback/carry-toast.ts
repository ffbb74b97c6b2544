import type { ToastTone } from './toast.tsx';

/** Read by web/site/client/toast.ts. */
const KEY = 'platewise-toast';

/** Long enough for the message that precedes leaving the app; an older one would be confusing. */
const FRESH_MS = 3_000;

interface ToastContent {
  tone: ToastTone;
  title: string;
  message: string | undefined;
}

let latest: { toast: ToastContent; at: number } | null = null;

export const rememberToast = (toast: ToastContent): void => {
  latest = { toast, at: Date.now() };
};

/** Stores the last toast for the public page that opens next, because it would not be read otherwise. */
export const carryToast = (): void => {
  if (!latest || Date.now() - latest.at > FRESH_MS) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(latest.toast));
  } catch {
    // Storage may be blocked; the page is clear without the toast.
  }
  latest = null;
};
