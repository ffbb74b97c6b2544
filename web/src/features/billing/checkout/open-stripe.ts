import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { openPaymentTab } from './payment-tab.ts';

/** `blocked`: the browser opened no tab, so the person goes there by a link. `away`: the mobile app does it. */
export type Visit = { kind: 'opened' | 'failed' | 'signed-out' | 'away' } | { kind: 'blocked'; url: string };

interface Settings {
  /** Said when nobody is signed in. */
  signInFirst: string;
  /** Asks for the page's address. */
  ask: () => Promise<{ url: string }>;
  /** Names what failed. */
  failureOf: (error: unknown) => string;
}

/** The session may know a person before the app does, e.g. one who signed in in another tab. */
const readUser = async () => {
  const { auth } = useSession.getState();
  return (await auth?.readUser().catch(() => null)) ?? null;
};

/** Whatever the answer says, nothing but a page of the web is opened. */
const pageOf = ({ url }: { url: string }): string => {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('This is no page of the web.');
  return url;
};

const say = (failure: string, error: unknown): void => {
  // A lost session has been told, and is asked for.
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return;
  notify.error(failure, error instanceof ApiError ? error.message : undefined);
};

/** Opens a page of Stripe's in a tab of its own. To be called in the click itself, without a wait before it. */
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
