import { useEffect } from 'react';
import { useSession } from '#web/lib/session/session-store.ts';
import { checkSubscription } from './check-subscription.ts';
import { useSubscription } from './subscription-store.ts';

/** The status for a screen that shows it: learnt anew when it is older than five minutes. */
export const useSubscriptionStatus = () => {
  const sub = useSession(({ user }) => user?.sub);
  useEffect(() => {
    if (sub !== undefined) void checkSubscription();
  }, [sub]);
  return useSubscription();
};
