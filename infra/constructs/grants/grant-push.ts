import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { supportAddressOf } from '../settings/support-address.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/**
 * Grants sending push messages to browsers; sets `VAPID_KEY_PARAMETER`, `SUPPORT_ADDRESS`.
 * @param ownService URL of an additional local push service; sets `PUSH_SERVICE_ORIGIN`
 */
export const grantPush = (fn: Function, { stage }: Platform, ownService: string | null): void => {
  const { vapidPrivateKey } = parameterNames(stage);
  allowReadingParameter(fn, vapidPrivateKey);
  fn.addEnvironment('VAPID_KEY_PARAMETER', vapidPrivateKey);
  fn.addEnvironment('SUPPORT_ADDRESS', supportAddressOf(stage));
  if (ownService !== null) fn.addEnvironment('PUSH_SERVICE_ORIGIN', ownService);
};
