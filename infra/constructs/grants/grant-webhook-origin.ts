import { CfnParameter } from 'aws-cdk-lib';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';

/** Allows an additional origin for webhooks, which only exists locally; sets `WEBHOOK_ORIGIN`. */
export const grantWebhookOrigin = (fn: Function, { stack, stage }: Platform): void => {
  if (stage.name !== 'local') return;
  const id = 'WebhookOrigin';
  const known = stack.node.tryFindChild(id);
  const parameter =
    known instanceof CfnParameter
      ? known
      : new CfnParameter(stack, id, {
          default: '',
          description: 'Origin of a receiver of webhooks on this machine; blank for none.',
        });
  fn.addEnvironment('WEBHOOK_ORIGIN', parameter.valueAsString);
};
