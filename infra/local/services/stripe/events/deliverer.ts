import type { StripeStore } from '../store/stripe-store.ts';
import { type Sent, sendEvent } from './send-event.ts';

/**
 * Seconds until the next attempt, by number of attempts. Stripe waits hours; this retries faster and finally gives up.
 */
const RETRIES_S = [1, 2, 5, 10, 20, 30, 60, 60, 60, 120, 120, 300];

/** Sends the events in the outbox one at a time, in order. */
export interface Deliverer {
  /** Starts sending due events without making the caller wait. */
  wake(): void;
  /** Resolves when no event is due. Scheduled retries do not count. */
  idle(): Promise<void>;
  /** Sends an event again, whatever its previous result was. */
  resend(event: string): Promise<Sent[]>;
  stop(): Promise<void>;
}

export const createDeliverer = (stripeStore: StripeStore, report: (error: unknown) => void): Deliverer => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const deliver = async (): Promise<boolean> => {
    const due = stripeStore.outbox.due(stripeStore.wallNow());
    if (!due || stopping.signal.aborted) return false;
    const event = stripeStore.get('event', due.event);
    const endpoint = stripeStore.find('webhook_endpoint', due.endpoint);
    const sent = endpoint
      ? await sendEvent(stripeStore, event, endpoint, stopping.signal)
      : { status: null, problem: 'The endpoint is gone.' };
    // The next start sends deliveries that a stop interrupted.
    if (stopping.signal.aborted) return false;
    const wait = RETRIES_S[due.attempts];
    const isTriedAgain = endpoint && sent.problem !== null && wait !== undefined;
    stripeStore.outbox.record(due.seq, {
      ...sent,
      nextAt: isTriedAgain ? stripeStore.wallNow() + wait : null,
    });
    return true;
  };

  const plan = (): void => {
    clearTimeout(timer);
    const next = stripeStore.outbox.nextAt();
    if (next === null || stopping.signal.aborted) return;
    timer = setTimeout(wake, Math.max(100, (next - stripeStore.wallNow()) * 1000));
    timer.unref();
  };

  const run = async (): Promise<void> => {
    // Lets the change that triggered the delivery commit first.
    await Promise.resolve();
    while (await deliver());
  };

  function wake(): void {
    if (stopping.signal.aborted) return;
    running ??= run()
      .catch(report)
      .finally(() => {
        running = undefined;
        if (!stopping.signal.aborted) plan();
      });
  }

  const idle = async (): Promise<void> => {
    wake();
    for (let current = running; current; current = running) await current;
  };

  return {
    wake,
    idle,
    resend: (id) => {
      const event = stripeStore.get('event', id);
      const endpoints = stripeStore.all('webhook_endpoint').filter(({ status }) => status === 'enabled');
      return Promise.all(
        endpoints.map((endpoint) => sendEvent(stripeStore, event, endpoint, stopping.signal)),
      );
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
