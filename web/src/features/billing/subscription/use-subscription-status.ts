import { useEffect } from 'react';
import { useSession } from '#web/lib/session/session-store.ts';
import { checkSubscription } from './check-subscription.ts';
import { useSubscription } from './subscription-store.ts';

/** Returns the status for a screen that shows it, refetched if it is older than five minutes. */
export const useSubscriptionStatus = () => {
  const sub = useSession(({ user }) => user?.sub);
  useEffect(() => {
    if (sub !== undefined) void checkSubscription();
  }, [sub]);
  return useSubscription();
};
