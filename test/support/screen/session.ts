import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { endChecks } from '#web/features/billing/subscription/check-subscription.ts';
import { useSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from './scripted-auth.ts';

/** Signs out and clears the subscription. Call it before each test and after the last one. */
export const resetSession = (): void => {
  endChecks();
  useSession.setState(useSession.getInitialState(), true);
};

/** Signs in a user in this tab. */
export const signIn = (): void =>
  useSession.setState({ status: 'signed-in', user: someone, auth: createScriptedAuth({ user: someone }) });

/** Sets the subscription that the app has loaded. */
export const setSubscription = (status: SubscriptionStatus): void =>
  useSubscription.setState({ status, checkedAt: Date.now(), hasFailed: false });

/** Signs in a user with this subscription, and opens an API that returns it. */
export const signInWith = (status: SubscriptionStatus): ScriptedApi => {
  const api = apiWithSubscription(status);
  signIn();
  setSubscription(status);
  return api;
};

/** Creates an API that returns this subscription. */
export const apiWithSubscription = (status: SubscriptionStatus = noSubscription): ScriptedApi => {
  const api = scriptedApi();
  api.on(billingRoutes.checkSubscription, () => status);
  return api;
};
