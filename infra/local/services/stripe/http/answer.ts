import { randomLetters } from '../store/new-id.ts';
import { API_VERSION } from '../events/emit.ts';
import type { Refusal } from './stripe-error.ts';

/** A response of the API. */
export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

export const newRequestId = (): string => `req_${randomLetters(14)}`;

export const answerOf = (
  status: number,
  body: object | string,
  requestId: string,
  more: Record<string, string> = {},
): Answer => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body, null, 2),
  headers: {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': API_VERSION,
    // A retry would not help with any of these errors.
    'stripe-should-retry': 'false',
    ...more,
  },
});

export const refusalAnswer = ({ status, body }: Refusal, requestId: string): Answer =>
  answerOf(status, { error: { ...body, doc_url: 'https://docs.stripe.com/error-codes' } }, requestId);
