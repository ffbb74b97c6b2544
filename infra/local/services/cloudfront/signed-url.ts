import { verify } from 'node:crypto';
import type { Clock } from '../../gateway/clock.ts';
import { type EdgeRequest, type EdgeResponse, headerOf } from '../../http-server/http-message.ts';
import { xmlErrorResponse } from './error-responses.ts';
import { cannedPolicy, policyAllows } from './signed-policy.ts';
import type { TrustedKeys } from './trusted-keys.ts';

const OWN_PARAMETERS = new Set(['Policy', 'Signature', 'Key-Pair-Id', 'Expires', 'Hash-Algorithm']);

/** Decodes CloudFront's URL-safe base64: `-`, `_`, `~` for `+`, `=`, `/`. */
const decode = (text: string): Buffer =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

const withoutSignature = (query: string): string =>
  query
    .split('&')
    .filter((pair) => !OWN_PARAMETERS.has(pair.split('=', 1)[0] ?? ''))
    .join('&');

const accessDenied = (): EdgeResponse => xmlErrorResponse(403, 'AccessDenied', 'Access denied');

/** Returns the signed URL. The local edge uses plain HTTP, which a policy's `http*://` covers. */
const signedAddressOf = (request: EdgeRequest): string => {
  const query = withoutSignature(request.query);
  return `http://${headerOf(request.headers, 'host') ?? ''}${request.path}${query && `?${query}`}`;
};

/**
 * Accepts a request whose URL is signed by a trusted key and removes the signature. Supports RSA and ECDSA keys, SHA-1
 * or SHA-256 (set by `Hash-Algorithm`), and canned and custom policies.
 * Source: Amazon CloudFront Developer Guide, 'Use signed URLs'.
 */
export const checkSignedUrl = (
  request: EdgeRequest,
  keys: TrustedKeys,
  clock: Clock,
): EdgeRequest | EdgeResponse => {
  const parameters = new URLSearchParams(request.query);
  const keyId = parameters.get('Key-Pair-Id');
  if (!keyId)
    return xmlErrorResponse(403, 'MissingKey', 'Missing Key-Pair-Id query parameter or cookie value');
  const key = keys.get(keyId);
  if (!key) return xmlErrorResponse(403, 'InvalidKey', 'Unknown Key');
  const url = signedAddressOf(request);
  const [policy, expires, signature] = ['Policy', 'Expires', 'Signature'].map((name) => parameters.get(name));
  if (!signature || !(policy || (expires && /^\d+$/.test(expires)))) return accessDenied();
  const policyText = policy ? decode(policy).toString('utf8') : cannedPolicy(url, expires ?? '');
  const hash = parameters.get('Hash-Algorithm') === 'SHA256' ? 'sha256' : 'sha1';
  const isSigned = verify(hash, Buffer.from(policyText), key, decode(signature));
  if (!isSigned || !policyAllows(policyText, { url, ip: request.viewer.ip, now: clock() }))
    return accessDenied();
  return { ...request, query: withoutSignature(request.query) };
};
