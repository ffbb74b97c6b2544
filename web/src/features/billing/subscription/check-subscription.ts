import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { isUnexpected, statusFailure } from './status-failure.ts';
import { forgetSubscription, useSubscription } from './subscription-store.ts';

/** A status is believed for this long. ms */
export const FRESH_MS = 5 * 60_000;

interface Options {
  /** How old a known status may be, in ms. */
  maxAge?: number;
  /** Says nothing of a failure: nobody asked for this check. */
  isQuiet?: boolean;
}

let running: Promise<void> | null = null;
/** Outdates the checks of a session that is over. */
let generation = 0;

/** What was asked for later counts: another tab may have heard more while this answer was on its way. */
const keep = (sub: string, status: SubscriptionStatus, checkedAt: number): void => {
  if (checkedAt < (useSubscription.getState().checkedAt ?? 0)) return;
  useSubscription.setState({ status, checkedAt, hasFailed: false });
  tellOtherTabs({ sub, status, checkedAt });
};

const fail = (error: unknown, isQuiet: boolean): void => {
  if (isUnexpected(error)) useSubscription.setState({ status: noSubscription, checkedAt: null });
  useSubscription.setState({ hasFailed: true });
  const said = statusFailure(error);
  if (said !== null && !isQuiet) notify.error(said);
};

const ask = async (sub: string, isQuiet: boolean): Promise<void> => {
  const mine = generation;
  const askedAt = Date.now();
  useSubscription.setState({ isChecking: true });
  try {
    const status = await call(billingRoutes.checkSubscription);
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

/** Somebody else, or nobody: what was known and what is being asked belongs to the person before. */
export const endChecks = (): void => {
  generation += 1;
  running = null;
  forgetSubscription();
};

/** Learns what the signed-in person has subscribed to, unless that is known well enough or being asked already. */
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

/** Asks whatever is known (decision D23). A check that runs already may have asked too early, so another follows it. */
export const refreshSubscription = async (options: Omit<Options, 'maxAge'> = {}): Promise<void> => {
  await running;
  await checkSubscription({ ...options, maxAge: 0 });
};
