import type { ToastTone } from './toast.tsx';
import type { ToastOptions } from './toast-queue.ts';
import { rememberToast } from './carry-toast.ts';
import { useToastsEnabled } from './toasts-enabled.ts';

/** The toast code is not part of the first view: `Toasts` loads it on the first interaction. */
const show =
  (tone: ToastTone) =>
  (title: string, message?: string, options?: ToastOptions): void => {
    rememberToast({ tone, title, message });
    useToastsEnabled.setState({ isWanted: true });
    import('./toast-queue.ts').then(
      ({ showToast }) => showToast(tone, title, message, options),
      (error: unknown) => reportError(error),
    );
  };

/** Shows toasts: short messages that disappear by themselves. Errors interrupt a screen reader and stay longer. */
export const notify = { success: show('success'), info: show('info'), error: show('error') };
