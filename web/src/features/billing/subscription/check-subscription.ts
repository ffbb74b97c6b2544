import { statusRoutes } from '#shared/billing/status-routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { isUnexpected, statusFailure } from './status-failure.ts';
import { forgetSubscription, useSubscription } from './subscription-store.ts';

/** A status is cached for this long. ms */
export const FRESH_MS = 5 * 60_000;

interface Options {
  /** Maximum age of a cached status, in ms. */
  maxAge?: number;
  /** Suppresses error messages for checks that the user did not request. */
  isQuiet?: boolean;
}

let running: Promise<void> | null = null;
/** Invalidates checks of an ended session. */
let generation = 0;

/** The later request wins: another tab may have received a newer status while this response was pending. */
const keep = (sub: string, status: SubscriptionStatus, checkedAt: number): void => {
  if (checkedAt < (useSubscription.getState().checkedAt ?? 0)) return;
  useSubscription.setState({ status, checkedAt, hasFailed: false });
  notifyOtherTabs({ sub, status, checkedAt });
};

/** Stores the status that a change of the plan returned. */
export const adoptStatus = (status: SubscriptionStatus): void => {
  const sub = useSession.getState().user?.sub;
  if (sub !== undefined) keep(sub, status, Date.now());
};

const fail = (error: unknown, isQuiet: boolean): void => {
  if (isUnexpected(error)) useSubscription.setState({ status: noSubscription, checkedAt: null });
  useSubscription.setState({ hasFailed: true });
  const message = statusFailure(error);
  if (message !== null && !isQuiet) notify.error(message);
};

const ask = async (sub: string, isQuiet: boolean): Promise<void> => {
  const mine = generation;
  const askedAt = Date.now();
  useSubscription.setState({ isChecking: true });
  try {
    const status = await call(statusRoutes.checkSubscription);
    if (mine === generation) keep(sub, status, askedAt);
  } catch (error) {
    if (mine === generation) fail(error, isQuiet);
  } finally {
    if (mine === generation) {
      running = null;
      useSubscription.setState({ isChecking: false });
    }
  }
};

/** Discards the cached status and pending checks when the user changes or signs out. */
export const endChecks = (): void => {
  generation += 1;
  running = null;
  forgetSubscription();
};

/** Fetches the subscription status of the signed-in user, unless it is cached or already being fetched. */
export const checkSubscription = ({ maxAge = FRESH_MS, isQuiet = false }: Options = {}): Promise<void> => {
  const sub = useSession.getState().user?.sub;
  if (sub === undefined) {
    endChecks();
    return Promise.resolve();
  }
  if (running) return running;
  const { checkedAt } = useSubscription.getState();
  if (checkedAt !== null && Date.now() - checkedAt < maxAge) return Promise.resolve();
  running = ask(sub, isQuiet);
  return running;
};

/**
 * Fetches the status even if it is cached (decision D23). A running check may have been sent too early, so another one
 * follows.
 */
export const refreshSubscription = async (options: Omit<Options, 'maxAge'> = {}): Promise<void> => {
  await running;
  await checkSubscription({ ...options, maxAge: 0 });
};
