import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DueWork } from '../../clock/agenda.ts';
import type { Clock } from '../../gateway/clock.ts';
import type { Store } from '../../store.ts';
import type { StripeStore } from './store/stripe-store.ts';
import { randomLetters } from './store/new-id.ts';
import { createObjects } from './store/objects.ts';
import { createSettings } from './store/settings.ts';
import { createTables } from './store/tables.ts';
import { inTransaction } from './store/transaction.ts';
import { createMovableClock } from './clock/movable-clock.ts';
import { testClockTime } from './clock/test-clock-calls.ts';
import { processDueEvents } from './clock/process-due-events.ts';
import { createControl, type PaidWith, payWithout } from './control/control.ts';
import { createDeliverer } from './events/deliverer.ts';
import { createOutbox } from './events/outbox.ts';
import { pointOwnEndpoint } from './events/webhook-endpoints.ts';
import { answerPage, createStripeServer, type Doors } from './http/create-server.ts';
import { createStoredAnswers } from './http/idempotent-responses.ts';
import { createApi } from './http/serve-api.ts';
import { createFormTokens } from './pages/form-token.ts';

interface Settings {
  /** The local cloud's own store. */
  store: Store;
  /** The product's clock, which timestamps signatures. Stripe's clock is ahead of it by an offset, 0 at first. */
  clock: Clock;
  /**
   * Time of Stripe's clock on the first start, e.g. some months ago. A test that then moves it to the present ends with
   * dates that match the functions' fixed clock. Default: the product's time.
   */
  beginsAt?: Date;
  /** Port on 127.0.0.1. Default: a free one. */
  port?: number;
  /** URL of the hosted pages if another server serves them, e.g. `http://localhost:3000/__local/stripe`. */
  pagesUrl?: string;
  /** The product's webhook URL. Without it, events are only sent to endpoints that the API created. */
  webhookUrl?: string;
  /** What happens to a subscription after the last failed payment. Default: it is canceled. */
  afterRetries?: StripeStore['afterRetries'];
  report(error: unknown): void;
}

/** The local Stripe. */
export interface LocalStripe extends DueWork {
  /** The address for the SDK: `new Stripe(secretKey, { protocol: 'http', host, port })`. */
  origin: string;
  host: string;
  port: number;
  secretKey: string;
  /** Verifies the events that the product receives. */
  webhookSecret: string;
  /** Returns the time of Stripe's clock in seconds since 1970. */
  now(): number;
  /** Moves Stripe's clock forward, runs everything that becomes due, and waits until its events are delivered. */
  advance(to: Date): Promise<void>;
  /** Resolves when no event is due; scheduled retries do not count. */
  idle(): Promise<void>;
  /** Pays a checkout as its page would, and waits until its events are delivered. */
  pay(session: string, paidWith: PaidWith): Promise<object>;
  /** Serves the hosted pages on another server, under a path prefix. */
  handlePage(request: IncomingMessage, response: ServerResponse, prefix: string): Promise<void>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Starts Stripe on 127.0.0.1: the part of its API that the product uses, checkout and portal pages, signed events, and
 * a
 * movable clock. Its secrets are created once per store.
 */
export const startLocalStripe = async (settings: Settings): Promise<LocalStripe> => {
  const {
    store,
    clock: base,
    port: requestedPort = 0,
    webhookUrl,
    afterRetries = 'cancel',
    report,
  } = settings;
  createTables(store);
  const kept = createSettings(store);
  const secretKey = kept.once('secret_key', () => `sk_test_local${randomLetters(24)}`);
  const webhookSecret = kept.once('webhook_secret', () => `whsec_${randomLetters(32)}`);
  const clock = createMovableClock(kept, base, settings.beginsAt);
  let origin = '';
  const stripeStore: StripeStore = {
    ...createObjects(store),
    now: clock.now,
    wallNow: clock.wallNow,
    outbox: createOutbox(store),
    cause: { id: null, idempotency_key: null },
    get pages() {
      return settings.pagesUrl ?? origin;
    },
    afterRetries,
  };
  const deliverer = createDeliverer(stripeStore, report);
  const playTo = (to: number): void => {
    processDueEvents(store, stripeStore, clock, to);
    clock.moveTo(to);
    deliverer.wake();
  };
  const advance = async (to: number): Promise<void> => {
    playTo(to);
    await deliverer.idle();
  };
  const change = <T>(work: (own: StripeStore) => T): T => inTransaction(store, () => work(stripeStore));

  const answers = createStoredAnswers(store);
  const tokens = createFormTokens(kept.once('form_secret', () => randomBytes(32).toString('base64url')));
  const doors: Doors = {
    desk: { stripeStore, tokens, change, advance: playTo },
    api: createApi({ store, stripeStore, answers, secretKey, report }),
    control: createControl({ stripeStore, deliverer, change, advance }),
    catchUp: () => playTo(Math.max(clock.now(), testClockTime(stripeStore))),
    wake: deliverer.wake,
    report,
  };
  const server = createStripeServer(doors);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(requestedPort, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://${HOST}:${port}`;
  if (webhookUrl !== undefined) change((own) => pointOwnEndpoint(own, webhookUrl, webhookSecret));
  // Continues with deliveries that were pending when the process ended.
  playTo(clock.now());

  return {
    origin,
    host: HOST,
    port,
    secretKey,
    webhookSecret,
    now: clock.now,
    advance: (to) => advance(Math.round(to.getTime() / 1000)),
    idle: deliverer.idle,
    nextAt: () => {
      const due = stripeStore.nextDue(Number.MAX_SAFE_INTEGER);
      const times = [due && due.due_at - (clock.now() - clock.wallNow()), stripeStore.outbox.nextAt()];
      const known = times.filter((at) => typeof at === 'number');
      return known.length === 0 ? null : new Date(Math.min(...known) * 1000);
    },
    tick: async () => playTo(clock.now()),
    pay: async (session, paidWith) => {
      const paid = change((own) => payWithout(own, session, paidWith));
      await deliverer.idle();
      return paid;
    },
    handlePage: (request, response, prefix) => answerPage(doors, request, response, prefix),
    stop: async () => {
      await deliverer.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
};
