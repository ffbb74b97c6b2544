import type { referralRoutes } from '#shared/referrals/routes.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { type RequestSource, sourceOf } from '../../platform/http/request-source.ts';
import type { FormLimits } from '../../platform/limits/sender-limits.ts';
import type { SignUps } from './sign-up-repository.ts';

/** Limits of visits. A browser that reaches one signs up without a visit. */
export const visitLimits = {
  kind: 'referral-visit',
  code: 'TOO_MANY_REQUESTS',
  address: { most: 30, per: 'hour' },
  peer: { most: 200, per: 'hour' },
  all: { most: 600, per: 'minute' },
} as const satisfies FormLimits;

interface Dependencies {
  signUps: Pick<SignUps, 'addVisit'>;
  count: (source: RequestSource) => Promise<void>;
}

/** Records the device and network of a visitor before the sign-up, which only the user pool sees. */
export const recordVisit =
  ({ signUps, count }: Dependencies): Endpoint<typeof referralRoutes.visit> =>
  async ({ body: { device }, raw }) => {
    const source = sourceOf(raw);
    await count(source);
    return { visit: await signUps.addVisit(device, source.address) };
  };
