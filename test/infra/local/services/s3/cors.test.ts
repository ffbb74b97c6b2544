import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resource, startAwsEndpoint } from '../../gateway/aws-endpoint.ts';
import type { AwsEndpoint } from '../../gateway/aws-endpoint.ts';
import { s3Client } from '../../gateway/clients.ts';
import { postForm } from './browser.ts';

const ORIGIN = 'http://localhost:3000';

let endpoint: AwsEndpoint;

beforeAll(async () => {
  const CorsRules = [
    {
      AllowedOrigins: [ORIGIN, 'https://*.platewise.example'],
      AllowedMethods: ['POST', 'GET'],
      AllowedHeaders: ['content-*'],
      ExposedHeaders: ['ETag'],
      MaxAge: 600,
    },
  ];
  const properties = { BucketName: 'photos', CorsConfiguration: { CorsRules } };
  endpoint = await startAwsEndpoint({ resources: [resource('AWS::S3::Bucket', 'Photos', properties)] });
});

afterAll(() => endpoint.stop());

const preflight = (origin: string, method: string, headers = '') =>
  fetch(`${endpoint.url}/photos`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

describe('S3: CORS preflight requests', () => {
  it('CORS preflight requests match the rule that allows their origin, method and headers', async () => {
    const allowed = await preflight(ORIGIN, 'POST', 'content-type');
    expect(allowed.status).toBe(200);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-methods': 'POST, GET',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    });
    const subdomain = await preflight('https://app.platewise.example', 'GET');
    expect(subdomain.headers.get('access-control-allow-origin')).toBe('https://app.platewise.example');
  });

  it.each([
    ['another origin', 'http://evil.example', 'POST', ''],
    ['another method', ORIGIN, 'DELETE', ''],
    ['another header', ORIGIN, 'POST', 'x-custom'],
  ])('CORS preflight requests fail for %s', async (_, origin, method, headers) => {
    const refused = await preflight(origin, method, headers);
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
    await expect(refused.text()).resolves.toContain('<Code>AccessForbidden</Code>');
  });
});

describe('S3: CORS responses', () => {
  it('CORS responses allow pages of an allowed origin to read them, including errors', async () => {
    const post = await createPresignedPost(s3Client(endpoint), {
      Bucket: 'photos',
      Key: 'a.jpg',
      Conditions: [['content-length-range', 0, 10]],
    });
    const from = (origin: string, content: string) => postForm(post, content, undefined, { origin });
    const stored = await from(ORIGIN, 'photo');
    expect(stored.status).toBe(204);
    expect(stored.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(stored.headers.get('access-control-expose-headers')).toBe('ETag');
    const refused = await from(ORIGIN, 'x'.repeat(11));
    expect(refused.status).toBe(400);
    expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    const foreign = await from('http://evil.example', 'photo');
    expect(foreign.headers.has('access-control-allow-origin')).toBe(false);
  });
});
