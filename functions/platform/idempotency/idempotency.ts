import { createHash, randomUUID } from 'node:crypto';
import { CodedError } from '#shared/errors/coded-error.ts';

/** Identifies one user action, so that a retry or double click never writes twice. */
export interface Idempotency {
  key: string;
  /** Hash of method, path and body: the same key is rejected for another request. */
  request_hash: string;
}

const KEY = /^[\w-]{8,100}$/;

/**
 * Reads `Idempotency-Key`. A request without one gets a unique key.
 * Source: IETF draft-ietf-httpapi-idempotency-key-header.
 * @throws CodedError VALIDATION_FAILED unless the header has 8 to 100 letters, digits, - and _
 */
export const idempotencyOf = (header: string | undefined, routeAndBody: string): Idempotency => {
  if (header !== undefined && !KEY.test(header)) {
    throw new CodedError('VALIDATION_FAILED', {
      details: [{ field: 'Idempotency-Key', message: 'Use 8 to 100 letters, digits, - or _.' }],
    });
  }
  return {
    key: header ?? randomUUID(),
    request_hash: createHash('sha256').update(routeAndBody).digest('base64url'),
  };
};
