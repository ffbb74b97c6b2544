import { describe, expect, it } from 'vitest';
import {
  canonicalPathOf,
  canonicalRequestOf,
  sha256Hex,
  signatureOf,
  stringToSignOf,
} from '#infra/local/gateway/sigv4.ts';

/** The examples of AWS's page 'Signature Calculations for the Authorization Header'. */
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const DATE = '20130524T000000Z';
const SCOPE = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', day: '20130524', region: 'us-east-1', service: 's3' };
const HOST = ['host', 'examplebucket.s3.amazonaws.com'] as const;
const EMPTY = sha256Hex('');

const sign = (parts: Partial<Parameters<typeof canonicalRequestOf>[0]>): string => {
  const canonical = canonicalRequestOf({
    method: 'GET',
    path: '/',
    query: new URLSearchParams(),
    headers: [HOST, ['x-amz-content-sha256', EMPTY], ['x-amz-date', DATE]],
    payloadHash: EMPTY,
    ...parts,
  });
  return signatureOf(SECRET, SCOPE, stringToSignOf(DATE, SCOPE, canonical));
};

describe('The SigV4 signature', () => {
  it('the SigV4 signature equals the AWS example of an object range', () => {
    const headers = [
      HOST,
      ['range', 'bytes=0-9'],
      ['x-amz-content-sha256', EMPTY],
      ['x-amz-date', DATE],
    ] as const;
    const signature = sign({ path: '/test.txt', headers });
    expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  });

  it('the SigV4 signature equals the AWS example of a listing with query parameters', () => {
    const signature = sign({ query: new URLSearchParams('prefix=J&max-keys=2') });
    expect(signature).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
  });

  it('the SigV4 signature equals the AWS example of a presigned URL', () => {
    const query = new URLSearchParams({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': DATE,
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
    });
    const signature = sign({ path: '/test.txt', query, headers: [HOST], payloadHash: 'UNSIGNED-PAYLOAD' });
    expect(signature).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  });
});

describe('The canonical path', () => {
  it('the canonical path uses one encoding for S3 and keeps slashes', () => {
    expect(canonicalPathOf("/b//caf%C3%A9%20'1'", 's3')).toBe('/b//caf%C3%A9%20%271%27');
  });

  it('the canonical path uses normalization and double encoding for other services', () => {
    expect(canonicalPathOf('/v2//x/../a%20b/', 'ses')).toBe('/v2/a%2520b/');
  });
});
