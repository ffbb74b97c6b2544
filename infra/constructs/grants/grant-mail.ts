import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { BRAND } from '#shared/brand.ts';
import type { Platform } from '../../platform.ts';

/** Sender of a stage without email settings; its emails are delivered to the local mailbox. */
const LOCAL_MAIL = { from: 'hello@platewise.local', domain: 'platewise.local' };

/** Grants sending emails from the stage's address; sets `MAIL_FROM`. */
export const grantEmail = (fn: Function, { stage }: Platform): void => {
  const { from, domain } = stage.mail ?? LOCAL_MAIL;
  const identity = Stack.of(fn).formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
  fn.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources: [identity] }));
  fn.addEnvironment('MAIL_FROM', `${BRAND} <${from}>`);
};
