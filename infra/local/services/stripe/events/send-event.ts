import { timeoutFactor } from '../../../options.ts';
import type { StripeStore } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { signatureOf } from './sign.ts';

/** Response timeout of an endpoint, in ms. */
const TIMEOUT_MS = 10_000;

/** The result of sending an event. */
export interface Sent {
  /** Null without a response. */
  status: number | null;
  problem: string | null;
}

/** Sends a signed event to an endpoint. Never throws. */
export const sendEvent = async (
  stripeStore: StripeStore,
  event: Kinds['event'],
  endpoint: Kinds['webhook_endpoint'],
  stopped: AbortSignal,
): Promise<Sent> => {
  const body = JSON.stringify(event, null, 2);
  try {
    const response = await fetch(endpoint.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (local)',
        'stripe-signature': signatureOf(body, endpoint.secret ?? '', stripeStore.wallNow()),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS * timeoutFactor())]),
    });
    await response.body?.cancel();
    const problem = response.ok ? null : `The endpoint answered ${response.status}.`;
    return { status: response.status, problem };
  } catch (error) {
    return { status: null, problem: error instanceof Error ? error.message : String(error) };
  }
};
