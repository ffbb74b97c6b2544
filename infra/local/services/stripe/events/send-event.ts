import type { Books } from '../store/stripe-store.ts';
import type { Kinds } from '../store/object-types.ts';
import { signatureOf } from './sign.ts';

/** How long an endpoint may take to answer, ms. */
const TIMEOUT_MS = 10_000;

/** What came of sending an event. */
export interface Sent {
  /** Null when there was no answer. */
  status: number | null;
  problem: string | null;
}

/** Sends one event to one endpoint, signed. Never throws. */
export const sendEvent = async (
  books: Books,
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
        'stripe-signature': signatureOf(body, endpoint.secret ?? '', books.wallNow()),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    const problem = response.ok ? null : `The endpoint answered ${response.status}.`;
    return { status: response.status, problem };
  } catch (error) {
    return { status: null, problem: error instanceof Error ? error.message : String(error) };
  }
};
