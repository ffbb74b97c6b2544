import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '../../gateway/clock.ts';
import type { Store } from '../../store.ts';
import type { Books } from './store/stripe-store.ts';
import { randomLetters } from './store/new-id.ts';
import { createObjects } from './store/objects.ts';
import { createSettings } from './store/settings.ts';
import { createTables } from './store/tables.ts';
import { inTransaction } from './store/transaction.ts';
import { createMovableClock } from './clock/movable-clock.ts';
import { playDue } from './clock/play-due.ts';
import { createControl, type PaidWith, payWithout } from './control/control.ts';
import { createDeliverer } from './events/deliverer.ts';
import { createOutbox } from './events/outbox.ts';
import { pointOwnEndpoint } from './events/webhook-endpoints.ts';
import { answerPage, createStripeServer, type Doors } from './http/create-server.ts';
import { createStoredAnswers } from './http/idempotent-responses.ts';
import { createApi } from './http/serve-api.ts';
import { createFormTokens } from './pages/form-token.ts';

interface Settings {
  /** Where everything is kept: the local cloud's own store. */
  store: Store;
  /** The machine's clock, which signs what is sent. Stripe's own is this one, moved forward. */
  clock: Clock;
  /**
   * What Stripe's clock shows at the first start, e.g. some months ago: a test that plays them up to now ends with dates
   * that fit the time of the functions, which nobody moves. Default: the machine's time.
   */
  beginsAt?: Date;
  /** Of 127.0.0.1. Default: a free one. */
  port?: number;
  /** Address of the hosted pages where they are not served by the own port, e.g. `http://localhost:3000/__local/stripe`. */
  pagesUrl?: string;
  /** Where the product takes events. Without it none are sent, except to endpoints that are made by the API. */
  webhookUrl?: string;
  /** What becomes of a subscription whose payment failed for the last time. Default: it is cancelled. */
  afterRetries?: Books['afterRetries'];
  report(error: unknown): void;
}

/** Stripe on this machine. */
export interface LocalStripe {
  /** What the SDK is given: `new Stripe(secretKey, { protocol: 'http', host, port })`. */
  origin: string;
  host: string;
  port: number;
  secretKey: string;
  /** Verifies the events that the product gets. */
  webhookSecret: string;
  /** Seconds since 1970 by Stripe's clock. */
  now(): number;
  /** Moves Stripe's clock forward, plays what comes due, and waits until its events are delivered. */
  advance(to: Date): Promise<void>;
  /** Resolves when no event is due any more; one that is to be tried again later does not count. */
  idle(): Promise<void>;
  /** Pays a checkout as its page would, and waits until its events are delivered. */
  pay(session: string, paidWith: PaidWith): Promise<object>;
  /** Serves the hosted pages elsewhere, under a prefix of the path. */
  handlePage(request: IncomingMessage, response: ServerResponse, prefix: string): Promise<void>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
/** How often it is looked for what came due by itself, ms. */
const LOOK_MS = 15_000;

/**
 * Starts Stripe on 127.0.0.1: its API as far as the product uses it, checkout and portal pages, signed events, and a
 * clock that can be moved. Its secrets are made once per store.
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
  const books: Books = {
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
  const deliverer = createDeliverer(books, report);
  const playTo = (to: number): void => {
    playDue(store, books, clock, to);
    clock.moveTo(to);
    deliverer.wake();
  };
  const advance = async (to: number): Promise<void> => {
    playTo(to);
    await deliverer.idle();
  };
  const change = <T>(work: (own: Books) => T): T => inTransaction(store, () => work(books));

  const answers = createStoredAnswers(store);
  const tokens = createFormTokens(kept.once('form_secret', () => randomBytes(32).toString('base64url')));
  const doors: Doors = {
    desk: { books, tokens, change, advance: playTo },
    api: createApi({ store, books, answers, secretKey, report }),
    control: createControl({ books, deliverer, change, advance }),
    catchUp: () => playTo(clock.now()),
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
  // What was on its way when the process ended goes on.
  playTo(clock.now());
  const looking = setInterval(() => {
    try {
      doors.catchUp();
    } catch (error) {
      report(error);
    }
  }, LOOK_MS);
  looking.unref();

  return {
    origin,
    host: HOST,
    port,
    secretKey,
    webhookSecret,
    now: clock.now,
    advance: (to) => advance(Math.round(to.getTime() / 1000)),
    idle: deliverer.idle,
    pay: async (session, paidWith) => {
      const paid = change((own) => payWithout(own, session, paidWith));
      await deliverer.idle();
      return paid;
    },
    handlePage: (request, response, prefix) => answerPage(doors, request, response, prefix),
    stop: async () => {
      clearInterval(looking);
      await deliverer.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
};
