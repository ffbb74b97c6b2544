import { generateKeyPairSync } from 'node:crypto';
import { type Stage, stages } from '#infra/stages.ts';
import type { Account } from './stubbed-account.ts';

export const mail = {
  from: 'hello@mail.platewise.app',
  domain: 'mail.platewise.app',
  support: 'support@platewise.app',
  operator: 'operator@platewise.app',
  sandboxRecipients: ['mara@platewise.app'],
  walkMailbox: { domain: 'walk.platewise.app' },
};
export const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/1a2b';
/** A protected environment with a domain, a zone and a mailbox for walks. */
export const stage: Stage = {
  ...stages.prod,
  mail,
  domain: { name: 'platewise.app', certificateArn },
  zone: { id: 'Z1', name: 'platewise.app' },
  concurrency: 1_000,
  backups: { account: '222222222222', region: 'us-west-2', source: '111111111111' },
};
export const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
export const BOOTSTRAP = '/cdk-bootstrap/hnb659fds/version';
export const PUBLIC_KEY = '/platewise/prod/photo-public-key';
const secret = (Value: string) => ({ Type: 'SecureString' as const, Value });
const verified = {
  VerifiedForSendingStatus: true,
  DkimAttributes: { Status: 'SUCCESS' },
  MailFromAttributes: { MailFromDomain: 'bounce.mail.platewise.app', MailFromDomainStatus: 'SUCCESS' },
};
export const certificate = { Status: 'ISSUED', DomainName: 'platewise.app', RenewalEligibility: 'ELIGIBLE' };

/** An account in which everything is ready. */
export const ready = (): Account => ({
  parameters: {
    [BOOTSTRAP]: { Type: 'String', Value: '21' },
    [PUBLIC_KEY]: { Type: 'String', Value: keys.publicKey },
    '/platewise/prod/photo-signing-key': secret(keys.privateKey),
    '/platewise/prod/openai-api-key': secret('k'),
    '/platewise/prod/vapid-private-key': secret('k'),
    '/platewise/prod/stripe-secret-key': secret('k'),
    '/platewise/prod/stripe-webhook-secret': secret('k'),
    '/platewise/prod/synthetic-user': secret('k'),
    '/platewise/prod/walk-mailbox': { Type: 'String', Value: 'walk-emails' },
  },
  identities: {
    'mail.platewise.app': verified,
    'mara@platewise.app': verified,
    'walk.platewise.app': verified,
  },
  mailAccount: { ProductionAccessEnabled: true, SendingEnabled: true, EnforcementStatus: 'HEALTHY' },
  activeRules: { name: 'platewise-prod', recipients: ['walk.platewise.app'] },
  mailServers: ['inbound-smtp.us-east-1.amazonaws.com'],
  concurrency: 1_000,
  certificate,
  zone: { name: 'platewise.app', isPrivate: false },
  distributions: 1,
  denied: new Set(),
  isSignedIn: true,
});
