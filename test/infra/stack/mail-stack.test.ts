import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { createMailStack } from '#infra/mail-stack.ts';
import { type Stage, stages, type WalkMailbox } from '#infra/stages.ts';
import { addSecurityChecks } from '#infra/security-checks.ts';
import { resourcesOf, spelled, type Template, temporaryFolder } from './template.ts';

const mail = {
  from: 'hello@mail.plate.app',
  domain: 'mail.plate.app',
  support: 'support@plate.app',
  operator: 'operator@plate.app',
};
const zone = { id: 'Z0123456789ABC', name: 'plate.app' };

const templateOf = (stage: Partial<Stage>): Template => {
  const app = new App({ outdir: temporaryFolder(), analyticsReporting: false });
  const stack = createMailStack(app, { ...stages.prod, mail, ...stage });
  addSecurityChecks(app);
  return app.synth().getStackByName(stack!.stackName).template as Template;
};

interface RecordShape {
  Name: unknown;
  Type: string;
  ResourceRecords: unknown[];
}

const recordsOf = ({ Resources }: Template): string[] =>
  Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::Route53::RecordSet')
    .map(({ Properties }) => Properties as unknown as RecordShape)
    .map(
      ({ Name, Type, ResourceRecords }) => `${spelled(Name)} ${Type} ${ResourceRecords.map(spelled).join()}`,
    );

const expected = (reports: string) => [
  expect.stringMatching(/^<Identity\w+\.DkimDNSTokenName1> CNAME <Identity\w+\.DkimDNSTokenValue1>$/),
  expect.stringMatching(/^<Identity\w+\.DkimDNSTokenName2> CNAME <Identity\w+\.DkimDNSTokenValue2>$/),
  expect.stringMatching(/^<Identity\w+\.DkimDNSTokenName3> CNAME <Identity\w+\.DkimDNSTokenValue3>$/),
  'bounce.mail.plate.app MX 10 feedback-smtp.us-east-1.amazonses.com',
  'bounce.mail.plate.app TXT "v=spf1 include:amazonses.com ~all"',
  `_dmarc.mail.plate.app TXT "v=DMARC1; p=quarantine${reports}"`,
];

describe('The mail stack of an environment', () => {
  it('the mail stack creates the DKIM, SPF and DMARC records in the zone', () => {
    const template = templateOf({ zone });
    expect(recordsOf(template)).toEqual(expected('; rua=mailto:operator@plate.app'));
    expect(template.Outputs ?? {}).toEqual({});
    const [identity] = Object.values(template.Resources);
    expect(identity).toMatchObject({
      Type: 'AWS::SES::EmailIdentity',
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        EmailIdentity: 'mail.plate.app',
        MailFromAttributes: { MailFromDomain: 'bounce.mail.plate.app' },
      },
    });
  });

  it('sends DMARC reports only to an address in the zone, because other domains would have to permit them', () => {
    const elsewhere = templateOf({ zone, mail: { ...mail, operator: 'me@elsewhere.app' } });
    expect(recordsOf(elsewhere).at(-1)).toBe('_dmarc.mail.plate.app TXT "v=DMARC1; p=quarantine"');
  });

  it('prints the same records when the environment has no zone', () => {
    const template = templateOf({ zone: null });
    expect(recordsOf(template)).toEqual([]);
    expect(Object.values(template.Outputs).map((output) => spelled(output.Value))).toEqual(expected(''));
  });

  it('creates an identity for each recipient in the sandbox, to whom SES sends a link', () => {
    const { Resources } = templateOf({ mail: { ...mail, sandboxRecipients: ['mara@plate.app'] } });
    const identities = Object.values(Resources).filter(({ Type }) => Type === 'AWS::SES::EmailIdentity');
    expect(identities.map(({ Properties }) => Properties['EmailIdentity'])).toEqual([
      'mail.plate.app',
      'mara@plate.app',
    ]);
  });

  it('adds no mailbox, bucket or rule without the setting', () => {
    const { Resources } = templateOf({ zone });
    const types = new Set(Object.values(Resources).map(({ Type }) => Type));
    expect([...types]).toEqual(['AWS::SES::EmailIdentity', 'AWS::Route53::RecordSet']);
  });

  it('rejects a mail domain outside of the zone, whose records would have no effect', () => {
    expect(() => templateOf({ zone: { id: 'Z1', name: 'late.app' } })).toThrow(
      'Stage "prod" sends from mail.plate.app, which is not part of its zone late.app.',
    );
  });
});

describe('The mailbox of walks in the mail stack', () => {
  const walkMailbox = { domain: 'walk.mail.plate.app' };
  const withMailbox = (more: Partial<Stage> = {}, settings: WalkMailbox = walkMailbox): Template =>
    templateOf({ zone, ...more, mail: { ...mail, walkMailbox: settings } });

  it('the mailbox stores every email to its domain in a private, encrypted bucket that empties itself after a day', () => {
    const template = withMailbox();
    const [bucket] = resourcesOf(template, 'AWS::S3::Bucket');
    expect(bucket?.properties).toMatchObject({
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }] },
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    });
    const [rule] = resourcesOf(template, 'AWS::SES::ReceiptRule');
    expect(rule?.properties).toMatchObject({
      Rule: {
        Recipients: ['walk.mail.plate.app'],
        Actions: [{ S3Action: { BucketName: { Ref: bucket?.id } } }],
        TlsPolicy: 'Require',
        Enabled: true,
      },
    });
    expect(spelled(template.Outputs['WalkMailbox']?.Value)).toBe(`<${bucket?.id}>`);
  });

  it('the mailbox lets SES write for this account only, and no role of the stack read', () => {
    const template = withMailbox();
    const [policy] = resourcesOf<{ PolicyDocument: { Statement: Record<string, unknown>[] } }>(
      template,
      'AWS::S3::BucketPolicy',
    );
    const allowed = policy?.properties.PolicyDocument?.Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed?.filter(({ Action }) => JSON.stringify(Action).includes('PutObject'))).toMatchObject([
      {
        Principal: { Service: 'ses.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
    expect(JSON.stringify([allowed, resourcesOf(template, 'AWS::IAM::Policy')])).not.toMatch(
      /"s3:(?:\*|GetObject\b[^T])/,
    );
  });

  it('the mailbox has its own verified domain with an MX record, in the zone or printed', () => {
    const mx = 'walk.mail.plate.app MX 10 inbound-smtp.eu-central-1.amazonaws.com';
    const inZone = withMailbox({ region: 'eu-central-1' });
    expect(recordsOf(inZone)).toContain(mx);
    expect(resourcesOf(inZone, 'AWS::SES::EmailIdentity').map(({ properties }) => properties)).toContainEqual(
      { EmailIdentity: 'walk.mail.plate.app' },
    );
    const printed = withMailbox({ region: 'eu-central-1', zone: null });
    expect(Object.values(printed.Outputs).map((output) => spelled(output.Value))).toContain(mx);
  });

  it("the mailbox adds its rule to the account's own rule set, because each region has one active set", () => {
    const [set] = resourcesOf(withMailbox(), 'AWS::SES::ReceiptRuleSet');
    expect(set?.properties).toEqual({ RuleSetName: 'platewise-prod' });
    const existing = withMailbox({}, { ...walkMailbox, ruleSet: 'support' });
    expect(resourcesOf(existing, 'AWS::SES::ReceiptRuleSet')).toEqual([]);
    expect(resourcesOf(existing, 'AWS::SES::ReceiptRule')[0]?.properties).toMatchObject({
      RuleSetName: 'support',
    });
  });

  it('the mailbox rejects a domain with other mailboxes, whose emails it would take', () => {
    expect(() => withMailbox({}, { domain: 'mail.plate.app' })).toThrow(
      'Stage "prod" would receive every email to mail.plate.app, which has other mailboxes.',
    );
  });
});
