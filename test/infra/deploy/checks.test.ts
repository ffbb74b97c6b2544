import { beforeEach, describe, expect, it } from 'vitest';
import { checkAccount } from '#infra/deploy/check-account.ts';
import type { Stage } from '#infra/stages.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import {
  BOOTSTRAP,
  certificate,
  certificateArn,
  keys,
  mail,
  PUBLIC_KEY,
  ready,
  stage,
} from './ready-account.ts';
import { type Account, startStubbedAccount } from './stubbed-account.ts';

let account: Account;
beforeEach(() => {
  account = ready();
});
const aws = openForAllTests(() => startStubbedAccount(() => account));

/** Returns the findings that need attention, as `outcome check: state`. */
const check = async (of: Stage = stage) => {
  const { findings } = await checkAccount(of, aws.clients);
  return findings
    .filter(({ outcome }) => outcome !== 'held')
    .map(({ outcome, check: name, state }) => `${outcome} ${name}: ${state}`);
};

describe('The checks before a deployment', () => {
  it('the checks before a deployment pass when everything is ready, without decrypting a secret', async () => {
    expect(await check()).toEqual([]);
    const { photoPublicKey } = await checkAccount(stage, aws.clients);
    expect(photoPublicKey).toBe(keys.publicKey);
    const decrypted = aws.requests.filter(({ body }) => body.toString().includes('"WithDecryption":true'));
    expect(decrypted).toEqual([]);
    expect(aws.requests.length).toBeGreaterThan(6);
  });

  it('the checks before a deployment report everything that an empty account lacks, each with its fix', async () => {
    account = {
      ...ready(),
      parameters: {},
      identities: {},
      mailAccount: { ProductionAccessEnabled: false },
      activeRules: null,
      mailServers: [],
      concurrency: 10,
      certificate: null,
      zone: null,
      distributions: 0,
      backupBucket: 404,
    };
    expect(await check({ ...stage, concurrency: null })).toEqual([
      'failed CDK bootstrap, us-east-1: missing',
      'failed Email domain mail.platewise.app: no SES identity',
      'warned SES account: sandbox: emails reach verified addresses only',
      'warned Sandbox recipient mara@platewise.app: not verified: gets no emails',
      'failed Walk mailbox: does not exist',
      'failed Walk mailbox: walk.platewise.app is not verified',
      'failed Walk mailbox: no receipt rule set is active',
      'warned Walk mailbox: the MX record of walk.platewise.app is not visible yet',
      'failed Hosted zone: Z1 does not exist',
      'failed Certificate: does not exist',
      'warned CloudFront: no distribution yet: a new account may not be verified',
      'warned Lambda concurrency: only 10 at once in the account: more requests are throttled',
      'failed Backups: the bucket platewise-prod-backups-222222222222-us-west-2 does not exist',
      'failed /platewise/prod/photo-signing-key: missing',
      'warned /platewise/prod/openai-api-key: missing: no model: rules handle text, coach and insights, and photos are described by the user',
      'warned /platewise/prod/vapid-private-key: missing: no reminders',
      'warned /platewise/prod/stripe-secret-key: missing: no payments',
      'warned /platewise/prod/stripe-webhook-secret: missing: no payment updates',
      'warned /platewise/prod/synthetic-user: missing: no synthetic user checks the product every five minutes',
      'failed /platewise/prod/photo-public-key: missing',
    ]);
    const { findings } = await checkAccount(stage, aws.clients);
    expect(findings.filter(({ outcome, fix }) => outcome !== 'held' && !fix)).toEqual([]);
  });

  it.each<[string, Partial<Account>, string[]]>([
    [
      'a domain that SES has not verified yet',
      {
        identities: {
          ...ready().identities,
          'mail.platewise.app': { VerifiedForSendingStatus: false, DkimAttributes: { Status: 'PENDING' } },
        },
      },
      [
        'failed Email domain mail.platewise.app: not verified: no user could confirm an account',
        'warned DKIM: PENDING: emails may count as spam',
        'warned SPF (MAIL FROM domain): not set: emails are sent from amazonses.com',
      ],
    ],
    [
      'paused sending',
      { mailAccount: { SendingEnabled: false, ProductionAccessEnabled: true } },
      ['failed SES account: sending is paused'],
    ],
    [
      'an SES account under review',
      { mailAccount: { EnforcementStatus: 'PROBATION', ProductionAccessEnabled: true } },
      ['warned SES account: under review'],
    ],
    [
      "another active receipt rule set, which is the account's own",
      { activeRules: { name: 'support', recipients: ['platewise.app'] } },
      ['failed Walk mailbox: the active receipt rule set "support" has no rule for walk.platewise.app'],
    ],
    [
      'a certificate that waits for its DNS record',
      { certificate: { ...certificate, Status: 'PENDING_VALIDATION' } },
      ['failed Certificate: waits for its validation'],
    ],
    [
      'an expired certificate',
      { certificate: { ...certificate, Status: 'EXPIRED' } },
      ['failed Certificate: expired'],
    ],
    [
      'a certificate of another name',
      { certificate: { ...certificate, DomainName: '*.platewise.app' } },
      ['failed Certificate: is for *.platewise.app, not platewise.app'],
    ],
    [
      'a certificate that nobody renews',
      {
        certificate: {
          ...certificate,
          NotAfter: Date.now() / 1000 + 86_400.5 * 10,
          RenewalEligibility: 'INELIGIBLE',
        },
      },
      ['warned Certificate: expires in 10 days and is not renewed'],
    ],
    [
      'a zone of another name',
      { zone: { name: 'other.app', isPrivate: false } },
      ['failed Hosted zone: Z1 is other.app, not platewise.app'],
    ],
    [
      'a private zone',
      { zone: { name: 'platewise.app', isPrivate: true } },
      ['failed Hosted zone: platewise.app is private'],
    ],
    [
      'backups that another account may use',
      { backupBucket: 403 },
      ['failed Backups: this account may not read the bucket platewise-prod-backups-222222222222-us-west-2'],
    ],
    [
      'a quota below the setting',
      { concurrency: 400 },
      ['failed Lambda concurrency: 400 at once in the account, but the stage reserves from 1000'],
    ],
    [
      'a secret that is stored as plain text',
      {
        parameters: {
          ...ready().parameters,
          '/platewise/prod/openai-api-key': { Type: 'String', Value: 'k' },
        },
      },
      ['failed /platewise/prod/openai-api-key: stored unencrypted'],
    ],
    [
      'a public key of another kind',
      { parameters: { ...ready().parameters, [PUBLIC_KEY]: { Type: 'String', Value: keys.privateKey } } },
      ['failed /platewise/prod/photo-public-key: not a P-256 public key'],
    ],
    [
      'an old bootstrap',
      { parameters: { ...ready().parameters, [BOOTSTRAP]: { Type: 'String', Value: '5' } } },
      ['failed CDK bootstrap, us-east-1: version 5'],
    ],
    [
      'missing permissions',
      {
        denied: new Set([
          'ListDistributions',
          'GetHostedZone',
          'DescribeCertificate',
          'GetAccount',
          'DescribeActiveReceiptRuleSet',
        ]),
      },
      ['SES account', 'Walk mailbox', 'Hosted zone', 'Certificate', 'CloudFront'].map(
        (name) => `warned ${name}: could not be read`,
      ),
    ],
  ])('the checks before a deployment report %s', async (_, change, expected) => {
    account = { ...ready(), ...change };
    expect(await check()).toEqual(expected);
  });

  it('the checks before a deployment say that a new user is not walked without a mailbox, and where SES may not receive', async () => {
    const { walkMailbox, ...without } = mail;
    expect(await check({ ...stage, mail: without })).toEqual([
      'warned Walk mailbox: none: a new user is not walked after the deployment',
    ]);
    account.mailServers = ['inbound-smtp.eu-south-1.amazonaws.com'];
    expect(await check({ ...stage, region: 'eu-south-1', mail: { ...without, walkMailbox } })).toEqual([
      'warned Walk mailbox: SES is not known to receive emails in eu-south-1',
    ]);
  });

  it('the checks before a deployment reject a certificate outside of us-east-1 without asking for it', async () => {
    const elsewhere = certificateArn.replace('us-east-1', 'eu-central-1');
    expect(await check({ ...stage, domain: { name: 'platewise.app', certificateArn: elsewhere } })).toEqual([
      'failed Certificate: is in eu-central-1',
    ]);
  });

  it('the checks before a deployment say how to sign in when AWS rejects the credentials', async () => {
    account.isSignedIn = false;
    await expect(checkAccount(stage, aws.clients)).rejects.toThrow(/Sign in with "aws sso login"/);
  });
});
