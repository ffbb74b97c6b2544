import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { supportAddressOf } from '../settings/support-address.ts';
import { grantEmail } from './grant-mail.ts';

/** Grants sending emails to support and to users; sets `SUPPORT_ADDRESS` and the variables of `grantEmail`. */
export const grantSupportEmail = (fn: Function, platform: Platform): void => {
  grantEmail(fn, platform);
  fn.addEnvironment('SUPPORT_ADDRESS', supportAddressOf(platform.stage));
};
