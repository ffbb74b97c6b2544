import { CfnParameter } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { supportAddressOf } from '../settings/support-address.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/** Returns the URL of an additional push service, which only exists locally. */
const localServiceOf = ({ stack }: Platform): string => {
  const id = 'PushServiceOrigin';
  const known = stack.node.tryFindChild(id);
  const parameter =
    known instanceof CfnParameter
      ? known
      : new CfnParameter(stack, id, {
          default: '',
          description: 'Origin of a push service on this machine; blank for none.',
        });
  return parameter.valueAsString;
};

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
  if (stage.name === 'local') fn.addEnvironment('PUSH_SERVICE_ORIGIN', localServiceOf(platform));
};
