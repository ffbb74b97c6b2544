import { generateKeyPairSync } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { describe, expect, it } from 'vitest';
import { checkAccount } from '#infra/deploy/check-account.ts';
import { checkSettings } from '#infra/deploy/check-settings.ts';
import { readDeployOptions } from '#infra/deploy/options.ts';
import { type Stage, stages } from '#infra/stages.ts';
import { startFaultyService } from '#test/support/faulty-service.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';

const mail = {
  from: 'hello@mail.platewise.app',
  domain: 'mail.platewise.app',
  support: 'support@platewise.app',
  operator: 'operator@platewise.app',
};
const stage: Stage = { ...stages.prod, mail };
const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** The state of the account, which each test changes. */
let parameters: Record<string, string>;
let isVerified: boolean;
let isInSandbox: boolean;

const whole = () => ({
  '/cdk-bootstrap/hnb659fds/version': '21',
  '/platewise/prod/photo-signing-key': keys.privateKey,
  '/platewise/prod/openai-api-key': 'k',
  '/platewise/prod/vapid-private-key': 'k',
  '/platewise/prod/stripe-secret-key': 'k',
  '/platewise/prod/stripe-webhook-secret': 'k',
});

/** Responds like Systems Manager and Amazon SES to the requests of these tests. */
const answerOf = ({ headers, path, body }: { headers: object; path: string; body: Buffer }) => {
  if ('x-amz-target' in headers) {
    const { Names } = JSON.parse(body.toString()) as { Names: string[] };
    const Parameters = Names.filter((Name) => Name in parameters).map((Name) => ({
      Name,
      Value: parameters[Name],
    }));
    return { status: 200, body: JSON.stringify({ Parameters }) };
  }
  if (path.endsWith('/account'))
    return { status: 200, body: JSON.stringify({ ProductionAccessEnabled: !isInSandbox }) };
  if (isVerified) return { status: 200, body: JSON.stringify({ VerifiedForSendingStatus: true }) };
  return {
    status: 404,
    headers: { 'x-amzn-errortype': 'NotFoundException' },
    body: JSON.stringify({ message: 'Email identity does not exist.' }),
  };
};

const aws = openForAllTests(() => startFaultyService(async (request) => answerOf(request)));

const check = async (held: Record<string, string>, { verified = true, sandbox = false } = {}) => {
  [parameters, isVerified, isInSandbox] = [held, verified, sandbox];
  const settings = {
    region: 'us-east-1',
    endpoint: aws.endpoint,
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
  };
  const { findings, photoPublicKey } = await checkAccount(stage, {
    ssm: new SSMClient(settings),
    ses: new SESv2Client(settings),
  });
  return { photoPublicKey, said: findings.filter(({ outcome }) => outcome !== 'held') };
};

describe('The checks before a deployment', () => {
  it('the checks before a deployment pass when everything is configured, and derive the public key from the private one', async () => {
    expect(await check(whole())).toEqual({ photoPublicKey: keys.publicKey, said: [] });
  });

  it('the checks before a deployment report all missing settings of an empty account together', async () => {
    const { said, photoPublicKey } = await check({}, { verified: false, sandbox: true });
    expect(said.filter(({ outcome }) => outcome === 'failed').map(({ says }) => says)).toEqual([
      'The account is not bootstrapped for CDK: npx cdk bootstrap',
      'Amazon SES cannot send for mail.platewise.app: verify the domain in SES, or no user can confirm an account.',
      'The parameter /platewise/prod/photo-signing-key is missing: docs/deploying.md explains how to create it.',
    ]);
    expect(said.filter(({ outcome }) => outcome === 'warned')).toHaveLength(5);
    expect(photoPublicKey).toBeNull();
  });

  it('the checks before a deployment reject the example values as names of an environment', () => {
    expect(checkSettings(stages.prod)).toMatchObject([{ outcome: 'failed' }]);
    expect(checkSettings(stage)).toMatchObject([{ outcome: 'held' }]);
    const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1a2b';
    expect(checkSettings({ ...stage, domain: { name: 'app.example.com', certificateArn } })).toMatchObject([
      { outcome: 'failed', says: expect.stringContaining('app.example.com') },
    ]);
  });

  it('the checks before a deployment require the name of an environment other than local', () => {
    expect(() => readDeployOptions([])).toThrow('npm run deploy -- --stage dev');
    expect(() => readDeployOptions(['--stage', 'local'])).toThrow('npm start');
    expect(() => readDeployOptions(['--stage', 'nope'])).toThrow('There is no stage "nope".');
    expect(readDeployOptions(['--stage', 'prod', '--yes'])).toMatchObject({
      isAgreed: true,
      isOnlyMail: false,
    });
    expect(readDeployOptions(['--stage', 'dev', '--only', 'mail'])).toMatchObject({ isOnlyMail: true });
    expect(() => readDeployOptions(['--stage', 'dev', '--only', 'site'])).toThrow('--only mail');
  });
});
