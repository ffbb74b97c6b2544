import { useSession } from '#web/lib/session/session-store.ts';
import { useSubscription } from './subscription-store.ts';

/**
 * Returns whether a trial may be offered: to visitors for their first plan, to others only if it is known to be
 * available (decision D22).
 */
export const useTrialOffered = (): boolean => {
  const isVisitor = useSession(({ user }) => user === null);
  return useSubscription(
    ({ status, checkedAt }) =>
      (isVisitor || checkedAt !== null) && status.trial_available && !status.subscribed,
  );
};
