import { useSession } from '#web/lib/session/session-store.ts';
import { useSubscription } from './subscription-store.ts';

/** Whether a trial may be promised: to visitors for their first plan, to others only when it is known (decision D22). */
export const useTrialOffered = (): boolean => {
  const isVisitor = useSession(({ user }) => user === null);
  return useSubscription(
    ({ status, checkedAt }) =>
      (isVisitor || checkedAt !== null) && status.trial_available && !status.subscribed,
  );
};
