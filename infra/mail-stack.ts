import { type App, CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { isInZone } from './constructs/mail/in-zone.ts';
import { mailFromDomainOf, type MailRecord, mailRecordsOf } from './constructs/mail/mail-records.ts';
import { removalPolicyOf, type Stage } from './stages.ts';

const addRecipient = (stack: Stack, id: string, recipient: string): EmailIdentity =>
  new EmailIdentity(stack, id, { identity: Identity.email(recipient) });

/** Creates a DNS record, or an output with the record to create. */
const addRecord = (
  stack: Stack,
  id: string,
  zone: Stage['zone'],
  { name, type, value }: MailRecord,
): CfnRecordSet | CfnOutput => {
  if (!zone) return new CfnOutput(stack, id, { value: `${name} ${type} ${value}` });
  const record = { name, type, ttl: '1800', resourceRecords: [value] };
  return new CfnRecordSet(stack, id, { hostedZoneId: zone.id, ...record });
};

/**
 * Creates the stack with the email identities of a stage. It is deployed before the others, because Cognito accepts only
 * a verified identity and SES needs minutes to verify one. Writes the DNS records if the stage has a zone, otherwise
 * prints them.
 * @returns null for a stage without email settings
 */
export const createMailStack = (app: App, stage: Stage): Stack | null => {
  const { mail, zone, region } = stage;
  if (!mail) return null;
  if (zone && !isInZone(mail.domain, zone.name))
    throw new Error(
      `Stage "${stage.name}" sends from ${mail.domain}, which is not part of its zone ${zone.name}. ` +
        'Correct `mail.domain` or `zone` in infra/stages.ts.',
    );
  const stack = new Stack(app, `Platewise-${stage.name}-Mail`, {
    env: { region },
    terminationProtection: stage.isProtected,
  });
  const identity = new EmailIdentity(stack, 'Identity', {
    identity: Identity.domain(mail.domain),
    mailFromDomain: mailFromDomainOf(mail.domain),
  });
  identity.applyRemovalPolicy(removalPolicyOf(stage));
  // SES sends each of them a link to confirm. In the sandbox it sends emails to confirmed addresses only.
  mail.sandboxRecipients?.forEach((recipient, at) => addRecipient(stack, `Recipient${at + 1}`, recipient));
  mailRecordsOf({
    domain: mail.domain,
    region,
    dkim: identity.dkimRecords,
    reportsTo: zone && isInZone(mail.operator, zone.name) ? mail.operator : null,
  }).forEach((record, at) => addRecord(stack, `Record${at + 1}`, zone, record));
  return stack;
};
