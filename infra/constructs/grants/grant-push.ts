import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { localParameter } from '../settings/local-parameter.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { supportAddressOf } from '../settings/support-address.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/**
 * Grants sending push messages to browsers; sets `VAPID_KEY_PARAMETER`, `SUPPORT_ADDRESS` and, locally,
 * `PUSH_SERVICE_ORIGIN`.
 */
export const grantPush = (fn: Function, platform: Platform): void => {
  const { stage } = platform;
  const { vapidPrivateKey } = parameterNames(stage);
  allowReadingParameter(fn, vapidPrivateKey);
  fn.addEnvironment('VAPID_KEY_PARAMETER', vapidPrivateKey);
  fn.addEnvironment('SUPPORT_ADDRESS', supportAddressOf(stage));
  if (stage.name !== 'local') return;
  const origin = localParameter(
    platform,
    'PushServiceOrigin',
    'Origin of a push service on this machine; blank for none.',
  );
  fn.addEnvironment('PUSH_SERVICE_ORIGIN', origin);
};
