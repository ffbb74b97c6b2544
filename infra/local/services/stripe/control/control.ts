import * as z from 'zod';
import type { StripeStore } from '../store/stripe-store.ts';
import { answerChallenge, payCheckout, payLater } from '../checkout/pay-checkout.ts';
import { settleDelayed } from '../checkout/settle-delayed.ts';
import { saveAddress } from '../checkout/save-address.ts';
import { asksForCard } from '../checkout/due-today.ts';
import { customerOf } from '../customers/customer-of.ts';
import type { Deliverer } from '../events/deliverer.ts';
import { notHosted, invalid, Refusal } from '../http/stripe-error.ts';
import { readCard } from '../payments/card-form.ts';
import { failRefund } from '../payments/refund-charge.ts';
import { warnOfFraud } from '../payments/warn-of-fraud.ts';
import { closeDispute, disputeCharge } from '../payments/open-dispute.ts';
import { saveCard, useCard } from '../payments/save-card.ts';

const paidWith = z.object({
  /** The number of a test card. */
  card: z.string().optional(),
  email: z.string().default('buyer@example.com'),
  /** The card's holder. Defaults to a different one per customer, so that each customer has a card of their own. */
  name: z.string().optional(),
  /** The bank's response to a challenge, if the card requires one. */
  challenge: z.enum(['complete', 'fail', 'leave']).default('complete'),
  /** The billing address and VAT number of the page, for taxes. */
  address: z
    .object({ country: z.string(), state: z.string().optional(), tax_id: z.string().optional() })
    .optional(),
  /** Whether the bank confirms the payment or the payment method only later, as for a direct debit. */
  delayed: z.boolean().default(false),
});
export type PaidWith = z.input<typeof paidWith>;

const cardOf = (
  stripeStore: StripeStore,
  { card = '', name: holder, email }: z.output<typeof paidWith>,
  customer: string | null,
) => {
  const name = holder ?? `Test Buyer ${customer ?? ''}`;
  const form = { number: card, expiry: '12/40', cvc: '123', name, email };
  const read = readCard(form, true, new Date(stripeStore.now() * 1000));
  if ('problems' in read) throw invalid(Object.values(read.problems)[0] ?? 'The card is wrong.', 'card');
  return read.card;
};

/** Pays a checkout without its page. */
export const payWithout = (stripeStore: StripeStore, id: string, input: PaidWith): object => {
  const wanted = paidWith.parse(input);
  const opened = stripeStore.get('checkout.session', id);
  const session = wanted.address ? saveAddress(stripeStore, opened, wanted.address) : opened;
  const card = asksForCard(stripeStore, session) ? cardOf(stripeStore, wanted, session.customer) : null;
  const outcome =
    wanted.delayed && card ? payLater(stripeStore, session, card) : payCheckout(stripeStore, session, card);
  const asked = outcome === 'challenged' && wanted.challenge !== 'leave';
  const final = asked
    ? answerChallenge(stripeStore, stripeStore.get('checkout.session', id), wanted.challenge === 'complete')
    : outcome;
  const { status, payment_status } = stripeStore.get('checkout.session', id);
  return {
    outcome: final,
    status,
    payment_status,
    problem: stripeStore.facts('checkout.session', id).problem,
  };
};

const clockBody = z.union([
  z.object({ to: z.union([z.int(), z.iso.datetime().transform((text) => Date.parse(text) / 1000)]) }),
  z.object({ days: z.number().positive() }),
]);
const sendBody = z.object({ events: z.array(z.string()).min(1), times: z.int().min(1).max(50).default(1) });
const delayedBody = z.object({ status: z.enum(['succeeded', 'failed']) });
const disputeBody = z.object({ status: z.enum(['won', 'lost']) });

interface Settings {
  stripeStore: StripeStore;
  deliverer: Deliverer;
  change<T>(work: (stripeStore: StripeStore) => T): T;
  advance(to: number): Promise<void>;
}

const clock = ({ stripeStore }: Settings) => ({
  now: stripeStore.now(),
  iso: new Date(stripeStore.now() * 1000).toISOString(),
  ahead: stripeStore.now() - stripeStore.wallNow(),
});

/** Returns the control routes by method and path below `/control`. */
const routes = (settings: Settings) => {
  const { stripeStore, deliverer, change, advance } = settings;
  return {
    'GET clock': () => clock(settings),
    'POST clock': async (_: string, body: unknown) => {
      const wanted = clockBody.parse(body);
      const to = 'to' in wanted ? wanted.to : stripeStore.now() + wanted.days * 86_400;
      if (to < stripeStore.now()) throw invalid("Stripe's clock only moves forward.", 'to');
      await advance(Math.round(to));
      return clock(settings);
    },
    'GET deliveries': (_: string, __: unknown, query: URLSearchParams) => ({
      deliveries: stripeStore.outbox
        .list(Number(query.get('limit') ?? 100))
        .map((delivery) => ({ ...delivery, type: stripeStore.get('event', delivery.event).type })),
    }),
    'POST deliveries/run': async () => {
      stripeStore.outbox.hurry(stripeStore.wallNow());
      await deliverer.idle();
      return { waiting: stripeStore.outbox.list(1_000).filter(({ next_at: next }) => next !== null).length };
    },
    'POST deliveries/send': async (_: string, body: unknown) => {
      const { events, times } = sendBody.parse(body);
      const sent = [];
      for (let time = 0; time < times; time++)
        for (const event of events) sent.push({ event, answers: await deliverer.resend(event) });
      return { sent };
    },
    'POST checkout/:id': async (id: string, body: unknown) => {
      const paid = change((own) => payWithout(own, id, paidWith.parse(body)));
      await deliverer.idle();
      return paid;
    },
    'POST checkout/:id/result': async (id: string, body: unknown) => {
      const { status } = delayedBody.parse(body);
      const session = change((own) =>
        settleDelayed(own, own.get('checkout.session', id), status === 'succeeded'),
      );
      await deliverer.idle();
      return session;
    },
    'POST customers/:id/card': (id: string, body: unknown) =>
      change((own) => {
        const customer = customerOf(own, id);
        const card = cardOf(own, paidWith.parse(body), id);
        const behaviour = card.behaviour === 'needs_authentication' ? 'pays' : card.behaviour;
        const method = saveCard(own, { ...card, behaviour }, customer);
        useCard(own, customer, method);
        return method;
      }),
    'POST refunds/:id/fail': async (id: string) => {
      const refund = change((own) => failRefund(own, own.get('refund', id)));
      await deliverer.idle();
      return refund;
    },
    'POST charges/:id/warn': async (id: string) => {
      const warning = change((own) => warnOfFraud(own, own.get('charge', id)));
      await deliverer.idle();
      return warning;
    },
    'POST charges/:id/dispute': async (id: string) => {
      const dispute = change((own) => disputeCharge(own, own.get('charge', id)));
      await deliverer.idle();
      return dispute;
    },
    'POST disputes/:id': async (id: string, body: unknown) => {
      const { status } = disputeBody.parse(body);
      const dispute = change((own) => closeDispute(own, own.get('dispute', id), status));
      await deliverer.idle();
      return dispute;
    },
  };
};

type Route = (id: string, body: unknown, query: URLSearchParams) => object | Promise<object>;

const json = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

/** Answers the control routes. They only listen on the loopback interface and only exist locally. */
export const createControl = (settings: Settings) => {
  const all: [string, Route][] = Object.entries(routes(settings));
  return async (method: string, path: string, query: URLSearchParams, body: string) => {
    const wanted = `${method} ${path.slice('/control/'.length)}`;
    try {
      for (const [pattern, route] of all) {
        const match = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(wanted);
        if (match) return json(200, await route(match[1] ?? '', body === '' ? {} : JSON.parse(body), query));
      }
      throw notHosted(`the control route ${wanted}`);
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, { error: error.body });
      if (error instanceof SyntaxError) return json(400, { error: { message: 'The body is no JSON.' } });
      if (error instanceof z.ZodError) return json(400, { error: { message: z.prettifyError(error) } });
      throw error;
    }
  };
};
