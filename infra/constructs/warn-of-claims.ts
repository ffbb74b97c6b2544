import { Annotations } from 'aws-cdk-lib';
import { unconfirmedClaims } from '#shared/site/claims.ts';
import type { Platform } from '../platform.ts';

/** Tells who deploys to production what the public pages claim and nobody has measured (decision D15). */
export const warnOfClaims = ({ stack, stage }: Platform, unconfirmed = unconfirmedClaims()): void => {
  if (stage.name !== 'prod' || unconfirmed.length === 0) return;
  Annotations.of(stack).addWarningV2(
    'Platewise:unconfirmedClaims',
    `The public pages claim what is not confirmed: ${unconfirmed.join(', ')}. Confirm each in shared/site/claims.ts, or take it out.`,
  );
};
