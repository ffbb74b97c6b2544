import { type App, Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { isInZone } from './constructs/mail/in-zone.ts';
import { mailFromDomainOf, mailRecordsOf } from './constructs/mail/mail-records.ts';
import { addMailRecords } from './constructs/mail/mail-stack-records.ts';
import { createWalkMailbox } from './constructs/mail/walk-mailbox.ts';
import { removalPolicyOf, type Stage } from './stages.ts';

const addRecipient = (stack: Stack, id: string, recipient: string): EmailIdentity =>
  new EmailIdentity(stack, id, { identity: Identity.email(recipient) });

/** @throws Error for a domain outside of the stage's zone, whose records would have no effect */
const requireInZone = ({ name, zone }: Stage, does: string, field: string, domain: string): void => {
  if (zone && !isInZone(domain, zone.name))
    throw new Error(
      `Stage "${name}" ${does} ${domain}, which is not part of its zone ${zone.name}. ` +
        `Correct \`${field}\` or \`zone\` in infra/stages.ts.`,
    );
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
  requireInZone(stage, 'sends from', 'mail.domain', mail.domain);
  if (mail.walkMailbox)
    requireInZone(stage, 'receives at', 'mail.walkMailbox.domain', mail.walkMailbox.domain);
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
  const reportsTo = zone && isInZone(mail.operator, zone.name) ? mail.operator : null;
  const records = mailRecordsOf({ domain: mail.domain, region, dkim: identity.dkimRecords, reportsTo });
  addMailRecords(stack, 'Record', zone, records);
  if (mail.walkMailbox) createWalkMailbox(stack, stage, mail.walkMailbox);
  return stack;
};
