import type { ToastTone } from './toast.tsx';

/** Read by web/site/client/toast.ts. */
const KEY = 'platewise-toast';

/** Long enough for what led to leaving the app; older news would surprise. */
const FRESH_MS = 3_000;

interface Told {
  tone: ToastTone;
  title: string;
  message: string | undefined;
}

let latest: { told: Told; at: number } | null = null;

export const rememberToast = (told: Told): void => {
  latest = { told, at: Date.now() };
};

/** Leaves the last toast for the public page that opens in place of the app: else nobody would read it. */
export const carryToast = (): void => {
  if (!latest || Date.now() - latest.at > FRESH_MS) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(latest.told));
  } catch {
    // Storage may be forbidden; the page itself says enough.
  }
  latest = null;
};
