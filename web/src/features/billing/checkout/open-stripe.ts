import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { openPaymentTab } from './payment-tab.ts';

/** `blocked`: the browser opened no tab, so a link is shown. `away`: the mobile app handles it. */
export type Visit = { kind: 'opened' | 'failed' | 'signed-out' | 'away' } | { kind: 'blocked'; url: string };

interface Settings {
  /** Message for users who are not signed in. */
  signInFirst: string;
  /** Requests the page's address. */
  ask: () => Promise<{ url: string }>;
  /** Returns the error message. */
  failureOf: (error: unknown) => string;
}

/** The session may have a user before the app knows, for example after a sign-in in another tab. */
const readUser = async () => {
  const { auth } = useSession.getState();
  return (await auth?.readUser().catch(() => null)) ?? null;
};

/** Returns the address of the page. Anything but a web page is rejected. */
const pageOf = ({ url }: { url: string }): string => {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('This is not a web page.');
  return url;
};

const say = (failure: string, error: unknown): void => {
  // A lost session is already reported, with a sign-in prompt.
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return;
  notify.error(failure, error instanceof ApiError ? error.message : undefined);
};

/** Opens a Stripe page in a new tab. Must be called synchronously in the click handler. */
export const openStripe = async ({ signInFirst, ask, failureOf }: Settings): Promise<Visit> => {
  let tab = null;
  if (useSession.getState().user) {
    tab = openPaymentTab();
  } else {
    if (!(await readUser())) {
      notify.error(signInFirst);
      return { kind: 'signed-out' };
    }
    tab = openPaymentTab();
  }
  try {
    const url = pageOf(await ask());
    return tab?.go(url) ? { kind: 'opened' } : { kind: 'blocked', url };
  } catch (error) {
    tab?.close();
    say(failureOf(error), error);
    return { kind: 'failed' };
  }
};
