import { billingRoutes } from '#shared/billing/routes.ts';
import { noSubscription, type SubscriptionStatus } from '#shared/billing/schema.ts';
import { type ScriptedApi, scriptedApi } from '#test/support/scripted-api.ts';
import { endChecks } from '#web/features/billing/subscription/check-subscription.ts';
import { useSubscription } from '#web/features/billing/subscription/subscription-store.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { createScriptedAuth, someone } from '../lib/session/scripted-auth.ts';

/** Nothing is known of anybody. To be called before each test and after the last. */
export const forgetEverybody = (): void => {
  endChecks();
  useSession.setState(useSession.getInitialState(), true);
};

/** Somebody is signed in in this window. */
export const signIn = (): void =>
  useSession.setState({ status: 'signed-in', user: someone, auth: createScriptedAuth({ user: someone }) });

/** The status is known already, as it is a moment after the app opened. */
export const know = (status: SubscriptionStatus): void =>
  useSubscription.setState({ status, checkedAt: Date.now(), hasFailed: false });

/** An API on which the person has this. */
export const apiWith = (status: SubscriptionStatus = noSubscription): ScriptedApi => {
  const api = scriptedApi();
  api.on(billingRoutes.checkSubscription, () => status);
  return api;
};
