import { STATUS_CODES } from 'node:http';
import type { Kind } from '../store/object-types.ts';

/** The `error` object in Stripe's responses. */
interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** An error response in Stripe's format. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`${status} ${STATUS_CODES[status] ?? ''}: ${body.message}`);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}

/** Creates a 400: the request is invalid. */
export const invalid = (message: string, param?: string, code?: string): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });

/** Creates a 404 for a missing object in the path, or a 400 for one in a parameter, as Stripe does. */
export const missing = (kind: Kind | 'subscription_item', id: string, param = 'id'): Refusal => {
  const name = kind.replace('checkout.session', 'checkout session').replaceAll(/[._]/g, ' ');
  return new Refusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param,
  });
};

/** Creates a 501: Stripe supports this, the local Stripe does not. */
export const notHosted = (what: string, param?: string): Refusal =>
  new Refusal(501, {
    type: 'api_error',
    code: 'not_hosted_locally',
    message: `The local Stripe does not host ${what}.`,
    ...(param !== undefined && { param }),
  });
