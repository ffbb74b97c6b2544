import { say } from './translate-text.ts';

/** Written by web/src/ui/feedback/carry-toast.ts when the app redirects to a public page. */
const KEY = 'platewise-toast';

const STAY_MS = { success: 4_500, info: 6_000, error: 9_000 };
type Tone = keyof typeof STAY_MS;

/** Shows a short message that disappears by itself. Errors interrupt a screen reader and stay longer. */
export const showToast = (tone: Tone, title: string, message?: string): void => {
  const place = document.getElementById('toasts');
  if (!place) return;
  const toast = document.createElement('div');
  toast.dataset.tone = tone;
  toast.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  const [head, text, close] = [
    document.createElement('strong'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  head.textContent = title;
  text.textContent = message ?? '';
  close.type = 'button';
  close.setAttribute('aria-label', say('Close message'));
  close.textContent = '\u00d7';
  close.addEventListener('click', () => toast.remove());
  toast.append(head, ...(message === undefined ? [] : [text]), close);
  place.replaceChildren(toast);
  setTimeout(() => toast.remove(), STAY_MS[tone]);
};

/**
 * Shows the toast that the app passed on when it redirected here, such as after signing out or deleting the account.
 */
export const showToastOfApp = (): void => {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept === null) return;
    const { tone, title, message } = JSON.parse(kept) as { tone: Tone; title: string; message?: string };
    showToast(tone, title, message);
  } catch {
    // Storage may be blocked or contain invalid data.
  }
};
