import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { localParameter } from '../settings/local-parameter.ts';

/** Allows an additional origin for webhooks, which only exists locally; sets `WEBHOOK_ORIGIN`. */
export const grantWebhookOrigin = (fn: Function, platform: Platform): void => {
  if (platform.stage.name !== 'local') return;
  const origin = localParameter(
    platform,
    'WebhookOrigin',
    'Origin of a receiver of webhooks on this machine; blank for none.',
  );
  fn.addEnvironment('WEBHOOK_ORIGIN', origin);
};
