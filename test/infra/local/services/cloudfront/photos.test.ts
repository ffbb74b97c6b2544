import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_ID, PHOTO_BUCKET } from '../../http-server/support/resources.ts';
import { object, startFront, type TestFront } from '../../http-server/support/start-front.ts';

let front: TestFront;
beforeAll(async () => {
  front = await startFront();
  front.objects.set(`${PHOTO_BUCKET}/photos/A`, object('0123456789', 'image/jpeg'));
});
afterAll(() => front.stop());

const inSeconds = (seconds: number): number => Math.floor(front.now.current.getTime() / 1000) + seconds;

const policyFor = (resource: string, until: number, condition: object = {}): string =>
  JSON.stringify({
    Statement: [
      { Resource: resource, Condition: { DateLessThan: { 'AWS:EpochTime': until }, ...condition } },
    ],
  });

/** Signs a path and query like the product, for any host. */
const signed = (
  policy: string,
  { key = 'photos/A', privateKey = front.photoPrivatePem, keyPairId = KEY_ID, sha256 = false } = {},
): string => {
  const url = `https://site.invalid/${key}`;
  const full = getSignedUrl({
    url,
    policy,
    privateKey,
    keyPairId,
    ...(sha256 && { algorithm: 'SHA256' as const }),
  });
  const { pathname, search } = new URL(full);
  return pathname + search;
};

const refusalOf = async (response: Response) => ({
  status: response.status,
  code: /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1],
});

describe('CloudFront: photos behind signed addresses', () => {
  it.each([false, true])('serves a signed, unexpired address (SHA-256: %s)', async (sha256) => {
    const response = await front.fetch(signed(policyFor('http*://*/photos/A', inSeconds(60)), { sha256 }));
    expect({ status: response.status, body: await response.text() }).toEqual({
      status: 200,
      body: '0123456789',
    });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
  });

  it('serves a canned policy, which covers the whole address', async () => {
    const url = getSignedUrl({
      url: `${front.origin}/photos/A`,
      dateLessThan: new Date(inSeconds(60) * 1000).toISOString(),
      privateKey: front.photoPrivatePem,
      keyPairId: KEY_ID,
    });
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace('/photos/A', '/photos/B'))).status).toBe(403);
  });

  it('rejects an unsigned address', async () => {
    expect(await refusalOf(await front.fetch('/photos/A'))).toEqual({ status: 403, code: 'MissingKey' });
  });

  it('rejects dot segments as a way around the signature', async () => {
    const { hostname, port } = new URL(front.origin);
    const asked = request({ hostname, port, path: '/assets/../photos/A' });
    asked.end();
    const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage];
    expect(statusCode).toBe(403);
  });

  it.each<[string, () => string]>([
    ['an expired signature', () => signed(policyFor('http*://*/photos/A', inSeconds(0)))],
    [
      'a signature that is not valid yet',
      () =>
        signed(
          policyFor('http*://*/photos/A', inSeconds(60), {
            DateGreaterThan: { 'AWS:EpochTime': inSeconds(30) },
          }),
        ),
    ],
    [
      'a signature for another path',
      () =>
        signed(
          policyFor('http*://*/photos/A', inSeconds(60), { IpAddress: { 'AWS:SourceIp': '10.0.0.0/8' } }),
        ),
    ],
    ['a signature for another photo', () => signed(policyFor('http*://*/photos/B', inSeconds(60)))],
    [
      'a policy changed after signing',
      () => {
        const url = signed(policyFor('http*://*/photos/A', inSeconds(0)));
        const later = Buffer.from(policyFor('http*://*/photos/A', inSeconds(60))).toString('base64');
        return url.replace(
          /Policy=[^&]+/,
          `Policy=${later.replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~')}`,
        );
      },
    ],
    [
      'an unknown key',
      () => {
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
        return signed(policyFor('http*://*/photos/A', inSeconds(60)), { privateKey: pem });
      },
    ],
    ['a key without a signature', () => `/photos/A?Key-Pair-Id=${KEY_ID}`],
  ])('rejects %s', async (_, url) => {
    expect(await refusalOf(await front.fetch(url()))).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('rejects a key ID missing from the key group', async () => {
    const url = signed(policyFor('http*://*/photos/A', inSeconds(60)), { keyPairId: 'KOTHER' });
    expect(await refusalOf(await front.fetch(url))).toEqual({ status: 403, code: 'InvalidKey' });
  });

  it('answers a missing photo as access denied', async () => {
    const url = signed(policyFor('http*://*/photos/*', inSeconds(60)), { key: 'photos/gone' });
    expect(await refusalOf(await front.fetch(url))).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('serves a byte range', async () => {
    const url = signed(policyFor('http*://*/photos/A', inSeconds(60)));
    const response = await front.fetch(url, { headers: { range: 'bytes=2-4' } });
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 206, body: '234' });
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect((await front.fetch(url, { headers: { range: 'bytes=20-' } })).status).toBe(416);
  });

  it('allows only GET and HEAD', async () => {
    expect((await front.fetch('/photos/A', { method: 'DELETE' })).status).toBe(403);
  });
});
