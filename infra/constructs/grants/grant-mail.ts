import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { BRAND } from '#shared/brand.ts';
import type { Platform } from '../../platform.ts';
import type { EmailSettings } from '../../stages.ts';
import { emailSettingsOf } from '../mail/email-settings.ts';

/** Sender of a stage without email settings; its emails are delivered to the local mailbox. */
const LOCAL_MAIL: Pick<EmailSettings, 'from' | 'domain' | 'sandboxRecipients' | 'walkMailbox'> = {
  from: 'hello@platewise.local',
  domain: 'platewise.local',
  sandboxRecipients: [],
};

/**
 * Grants sending emails from the stage's address; sets `MAIL_FROM` and `MAIL_CONFIGURATION_SET`. SES checks the
 * permission for the sender's identity and for the configuration set, and in its sandbox for the recipient's identity
 * too. Source: Service Authorization Reference, 'Amazon Simple Email Service v2'.
 */
export const grantEmail = (fn: Function, { stacks, stage }: Platform): void => {
  const { from, domain, sandboxRecipients = [], walkMailbox } = { ...LOCAL_MAIL, ...stage.mail };
  const settings = emailSettingsOf(stacks.data).configurationSetName;
  const arnOf = (resource: string, resourceName: string): string =>
    Stack.of(fn).formatArn({ service: 'ses', resource, resourceName });
  fn.addToRolePolicy(
    new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        ...[domain, ...sandboxRecipients, ...(walkMailbox ? [walkMailbox.domain] : [])].map((name) =>
          arnOf('identity', name),
        ),
        arnOf('configuration-set', settings),
      ],
    }),
  );
  fn.addEnvironment('MAIL_FROM', `${BRAND} <${from}>`);
  fn.addEnvironment('MAIL_CONFIGURATION_SET', settings);
};
