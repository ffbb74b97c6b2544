import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { createMailStack } from '#infra/mail-stack.ts';
import { type Stage, stages } from '#infra/stages.ts';
import { addSecurityChecks } from '#infra/security-checks.ts';
import { spelled, type Template, temporaryFolder } from './template.ts';

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

  it('rejects a mail domain outside of the zone, whose records would have no effect', () => {
    expect(() => templateOf({ zone: { id: 'Z1', name: 'late.app' } })).toThrow(
      'Stage "prod" sends from mail.plate.app, which is not part of its zone late.app.',
    );
  });
});
