import { CfnOutput, Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import {
  EmailIdentity,
  Identity,
  type IReceiptRuleSet,
  ReceiptRuleSet,
  TlsPolicy,
} from 'aws-cdk-lib/aws-ses';
import { S3 } from 'aws-cdk-lib/aws-ses-actions';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { Stage, WalkMailbox } from '../../stages.ts';
import { acknowledge } from '../security-checks/acknowledge.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { createPrivateBucket } from '../storage/private-bucket.ts';
import { addMailRecords } from './mail-stack-records.ts';
import { inboundServerOf } from './receiving-regions.ts';

/** Returns the name of the receipt rule set that a stage's walk uses. */
export const walkRuleSetOf = ({ name }: Pick<Stage, 'name'>, { ruleSet }: WalkMailbox): string =>
  ruleSet ?? `platewise-${name}`;

/** Returns the account's own rule set, or creates one, which the operator activates: each region has one active set. */
const ruleSetOf = (stack: Stack, stage: Stage, mailbox: WalkMailbox): IReceiptRuleSet => {
  const name = walkRuleSetOf(stage, mailbox);
  return mailbox.ruleSet === undefined
    ? new ReceiptRuleSet(stack, 'WalkRules', { receiptRuleSetName: name })
    : ReceiptRuleSet.fromReceiptRuleSetName(stack, 'WalkRules', name);
};

/** @throws Error for a domain with other mailboxes, whose emails the walk would take */
const requireOwnDomain = ({ name, mail }: Stage, { domain }: WalkMailbox): void => {
  const others = [mail?.from, mail?.domain, mail?.support, mail?.operator].map((address) =>
    address?.slice(address.indexOf('@') + 1),
  );
  if (others.includes(domain))
    throw new Error(
      `Stage "${name}" would receive every email to ${domain}, which has other mailboxes. ` +
        'Set `mail.walkMailbox.domain` in infra/stages.ts to a subdomain of its own.',
    );
};

/**
 * Creates the mailbox of the walk after a deployment (decision 0100): SES receives the emails to its domain, and stores
 * them in a private bucket for a day. No function of the product may read it. The domain is an identity of its own, so
 * that it receives emails in the SES sandbox, too.
 */
export const createWalkMailbox = (stack: Stack, stage: Stage, mailbox: WalkMailbox): Construct[] => {
  requireOwnDomain(stage, mailbox);
  const { domain } = mailbox;
  const bucket = createPrivateBucket(stack, 'WalkEmails', stage, {
    lifecycleRules: [{ expiration: Duration.days(1) }],
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(
    bucket,
    'AwsSolutions-S1',
    'It only contains emails to users of walks, who do not exist anymore.',
  );
  ruleSetOf(stack, stage, mailbox).addRule('WalkEmailRule', {
    recipients: [domain],
    actions: [new S3({ bucket })],
    tlsPolicy: TlsPolicy.REQUIRE,
  });
  const identity = new EmailIdentity(stack, 'WalkIdentity', { identity: Identity.domain(domain) });
  addMailRecords(stack, 'WalkRecord', stage.zone, [
    ...identity.dkimRecords.map(({ name, value }) => ({ name, type: 'CNAME' as const, value })),
    { name: domain, type: 'MX', value: `10 ${inboundServerOf(stage.region)}` },
  ]);
  return [
    new StringParameter(stack, 'WalkMailboxName', {
      parameterName: parameterNames(stage).walkMailbox,
      description: 'Bucket with the emails of the walk after a deployment.',
      stringValue: bucket.bucketName,
    }),
    new CfnOutput(stack, 'WalkMailbox', { value: bucket.bucketName }),
    new CfnOutput(stack, 'WalkRuleSet', { value: walkRuleSetOf(stage, mailbox) }),
  ];
};
