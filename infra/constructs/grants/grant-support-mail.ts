import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { supportAddressOf } from '../settings/support-address.ts';
import { grantEmail } from './grant-mail.ts';

/** To write to the stage's support and to people; `SUPPORT_ADDRESS` and those of `grantEmail`. */
export const grantSupportEmail = (fn: Function, platform: Platform): void => {
  grantEmail(fn, platform);
  fn.addEnvironment('SUPPORT_ADDRESS', supportAddressOf(platform.stage));
};
