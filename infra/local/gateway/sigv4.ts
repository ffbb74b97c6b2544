import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { scopeText } from './credential-scope.ts';
import type { CredentialScope } from './credential-scope.ts';

export const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export const sha256Hex = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Percent-encodes everything but RFC 3986's unreserved characters, as SigV4 requires. */
export const uriEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const normalizedSegments = (path: string): string[] => {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  return kept;
};

/**
 * Returns the canonical path: S3 encodes once and keeps all slashes, other services normalize and encode twice.
 * @param path as sent, percent-encoded
 * @throws URIError for an invalid encoding
 */
export const canonicalPathOf = (path: string, service: string): string => {
  if (service === 's3') {
    return path
      .split('/')
      .map((segment) => uriEncode(decodeURIComponent(segment)))
      .join('/');
  }
  const segments = normalizedSegments(path);
  const trailing = segments.length > 0 && path.endsWith('/') ? '/' : '';
  return `/${segments.map(uriEncode).join('/')}${trailing}`;
};

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const canonicalQueryOf = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
    .sort((a, b) => byCodePoint(a[0], b[0]) || byCodePoint(a[1], b[1]))
    .map((pair) => pair.join('='))
    .join('&');

export interface CanonicalParts {
  method: string;
  /** Already canonical, see `canonicalPathOf`. */
  path: string;
  query: URLSearchParams;
  /** The signed headers with their values, in the signer's order. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Hex SHA-256 of the body, or one of AWS's literals such as `UNSIGNED-PAYLOAD`. */
  payloadHash: string;
}

/**
 * Creates the canonical request.
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export const canonicalRequestOf = ({ method, path, query, headers, payloadHash }: CanonicalParts): string =>
  [
    method,
    path,
    canonicalQueryOf(query),
    ...headers.map(([name, value]) => `${name}:${value.trim().replace(/\s+/g, ' ')}`),
    '',
    headers.map(([name]) => name).join(';'),
    payloadHash,
  ].join('\n');

/** Creates the string to sign. @param amzDate `YYYYMMDDTHHMMSSZ` */
export const stringToSignOf = (amzDate: string, scope: CredentialScope, canonicalRequest: string): string =>
  [ALGORITHM, amzDate, scopeText(scope), sha256Hex(canonicalRequest)].join('\n');

/** Derived keys by secret and scope: one per function and day. */
const signingKeys = new Map<string, Buffer>();
const MAX_KEYS = 1_000;

const signingKeyOf = (secretAccessKey: string, scope: CredentialScope): Buffer => {
  const name = [secretAccessKey, scope.day, scope.region, scope.service].join('\n');
  const kept = signingKeys.get(name);
  if (kept) return kept;
  const dayKey = hmac(`AWS4${secretAccessKey}`, scope.day);
  const key = hmac(hmac(hmac(dayKey, scope.region), scope.service), 'aws4_request');
  if (signingKeys.size >= MAX_KEYS) signingKeys.clear();
  signingKeys.set(name, key);
  return key;
};

/** Signs with the key derived for one day, region and service. */
export const signatureOf = (secretAccessKey: string, scope: CredentialScope, stringToSign: string): string =>
  hmac(signingKeyOf(secretAccessKey, scope), stringToSign).toString('hex');

/** Compares two signatures in constant time. */
export const sameSignature = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
