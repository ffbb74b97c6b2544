import { useSession } from '#web/lib/session/session-store.ts';
import { checkSubscription, endChecks } from './check-subscription.ts';
import { listenToOtherTabs, type SubscriptionNews } from './other-tabs.ts';
import { useSubscription } from './subscription-store.ts';

const subNow = (): string | null => useSession.getState().user?.sub ?? null;

const adopt = ({ sub, status, checkedAt }: SubscriptionNews): void => {
  const known = useSubscription.getState().checkedAt;
  if (sub !== subNow() || (known !== null && known >= checkedAt)) return;
  useSubscription.setState({ status, checkedAt, hasFailed: false });
};

/**
 * Syncs the status with the session: fetched at sign-in, cleared at sign-out, and updated from other tabs with newer
 * data.
 * @returns function that stops it
 */
export const followSubscription = (): (() => void) => {
  let followed: string | null = null;
  const follow = (): void => {
    const sub = subNow();
    if (sub === followed) return;
    followed = sub;
    endChecks();
    if (sub !== null) void checkSubscription();
  };
  const stopTabs = listenToOtherTabs(adopt);
  const stopSession = useSession.subscribe(follow);
  follow();
  return () => {
    stopTabs();
    stopSession();
  };
};
