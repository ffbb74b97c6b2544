import { inject } from 'vitest';
import type { Tier } from '#shared/plans/tiers.ts';
import { type ApiUser, createApiUser, createCaller } from './api-user.ts';
import { billingCalls } from './billing-calls.ts';
import { givePlan } from './give-plan.ts';
import { createToken } from './create-token.ts';

/** What a new user differs in from one who has just signed up. */
interface UserSetup {
  name?: string;
  plan?: Tier;
  /** A profile change, for example the consent to AI. */
  profile?: object;
}

/** Signs up a user of the running product. */
export const withUser = async ({ name, plan, profile }: UserSetup = {}): Promise<ApiUser> => {
  const user = await createApiUser(inject('origin'), name);
  if (plan) await givePlan(inject('dataDir'), user, plan);
  if (profile) await user.call('PUT', '/api/profile', profile);
  return user;
};

/** Signs up several users at once. @example const [mara, ben] = await withUsers('Mara', 'Ben') */
export const withUsers = async <Names extends string[]>(...names: Names) =>
  (await Promise.all(names.map((name) => withUser({ name })))) as { [I in keyof Names]: ApiUser };

/** Signs up a user who can use the billing routes. */
export const withBillingUser = async (setup?: UserSetup) => {
  const user = await withUser(setup);
  return { ...user, ...billingCalls(user) };
};

export type BillingUser = Awaited<ReturnType<typeof withBillingUser>>;

/** Signs up a user with the Enterprise plan and a client that uses an API token. */
export const withTokenUser = async (setup: UserSetup = {}) => {
  const user = await withUser({ plan: 'enterprise', ...setup });
  const { token, secret } = await createToken(user);
  return { user, token, secret, client: createCaller(inject('origin'), secret) };
};

export type TokenUser = Awaited<ReturnType<typeof withTokenUser>>;
