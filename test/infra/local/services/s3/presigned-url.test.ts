import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeText } from '#infra/local/gateway/credential-scope.ts';
import {
  canonicalPathOf,
  canonicalRequestOf,
  signatureOf,
  stringToSignOf,
} from '#infra/local/gateway/sigv4.ts';
import { OPERATOR, principal, resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';

const reader = principal('reader', [
  { Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:aws:s3:::photos/*' },
]);

let endpoint: AwsEndpoint;

beforeAll(async () => {
  endpoint = await startAwsEndpoint({
    resources: [resource('AWS::S3::Bucket', 'Photos', { BucketName: 'photos' })],
    principals: [reader],
  });
  await endpoint.s3.objects.put('photos', 'a b.jpg', 'photo', { contentType: 'image/jpeg' });
});

afterAll(() => endpoint.stop());

/** Signs a URL as described in AWS's page 'Authenticating Requests: Using Query Parameters'. */
const presign = (
  method: string,
  key: string,
  { signer = OPERATOR, seconds = 60, query = {} } = {},
): string => {
  const url = new URL(`${endpoint.url}/photos/${encodeURIComponent(key)}`);
  const amzDate = endpoint.clock
    .now()
    .toISOString()
    .replace(/\.\d+|[-:]/g, '');
  const scope = {
    accessKeyId: signer.accessKeyId,
    day: amzDate.slice(0, 8),
    region: 'us-east-1',
    service: 's3',
  };
  const parameters = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${signer.accessKeyId}/${scopeText(scope)}`,
    'X-Amz-Date': amzDate,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
    ...query,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const canonical = canonicalRequestOf({
    method,
    path: canonicalPathOf(url.pathname, 's3'),
    query: url.searchParams,
    headers: [['host', url.host]],
    payloadHash: 'UNSIGNED-PAYLOAD',
  });
  const signature = signatureOf(signer.secretAccessKey, scope, stringToSignOf(amzDate, scope, canonical));
  url.searchParams.set('X-Amz-Signature', signature);
  return url.href;
};

const codeOf = async (response: Response) => /<Code>(\w+)/.exec(await response.text())?.[1];

describe('S3: presigned URLs', () => {
  it('presigned URLs read an object with the response headers chosen by the signer', async () => {
    const query = { 'response-content-disposition': 'attachment; filename="meal.jpg"' };
    const response = await fetch(presign('GET', 'a b.jpg', { query }));
    await expect(response.text()).resolves.toBe('photo');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="meal.jpg"');
  });

  it('presigned URLs write an object with the metadata in the query', async () => {
    const url = presign('PUT', 'new.jpg', { query: { 'x-amz-meta-by': 'u1' } });
    const response = await fetch(url, {
      method: 'PUT',
      body: 'new',
      headers: { 'content-type': 'image/png' },
    });
    expect(response.status).toBe(200);
    const object = await endpoint.s3.objects.get('photos', 'new.jpg');
    expect(object).toMatchObject({ contentType: 'image/png', metadata: { by: 'u1' } });
  });

  it('presigned URLs expire after their number of seconds', async () => {
    const url = presign('GET', 'a b.jpg', { seconds: 3600 });
    endpoint.clock.advance(3599);
    try {
      expect((await fetch(url)).status).toBe(200);
      endpoint.clock.advance(2);
      const expired = await fetch(url);
      expect(expired.status).toBe(403);
      await expect(expired.text()).resolves.toContain('Request has expired');
    } finally {
      endpoint.clock.advance(-3601);
    }
  });

  it('presigned URLs permit nothing but the signed request', async () => {
    const url = presign('GET', 'a b.jpg');
    expect(await codeOf(await fetch(url, { method: 'DELETE' }))).toBe('SignatureDoesNotMatch');
    expect(await codeOf(await fetch(url.replace('a%20b', 'c')))).toBe('SignatureDoesNotMatch');
    expect(await codeOf(await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')))).toBe(
      'SignatureDoesNotMatch',
    );
    expect(await codeOf(await fetch(url, { headers: { 'x-amz-meta-by': 'me' } }))).toBe('AccessDenied');
    expect(await codeOf(await fetch(presign('GET', 'a b.jpg', { seconds: 604_801 })))).toBe(
      'AuthorizationHeaderMalformed',
    );
  });

  it("presigned URLs grant no more than the signer's permissions", async () => {
    expect((await fetch(presign('GET', 'a b.jpg', { signer: reader }))).status).toBe(200);
    const write = await fetch(presign('PUT', 'a b.jpg', { signer: reader }), { method: 'PUT', body: 'x' });
    expect(await codeOf(write)).toBe('AccessDenied');
  });
});
