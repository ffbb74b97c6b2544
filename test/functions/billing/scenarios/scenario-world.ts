import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { vi } from 'vitest';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import { stripeEventTypes } from '#shared/billing/event-types.ts';
import { DAY, type IntervalName, type PlanName } from '../ledger/tariff.ts';
import { openFunctions } from '../in-process/open-functions.ts';
import { spendCredits } from '../in-process/spend-credits.ts';
import type { ScenarioStripe } from './scenario-stripe.ts';

const WEBHOOK_SECRET = 'whsec_of_the_scenarios';

/**
 * Opens the functions in this process, with an empty table. Every customer has a test clock at Stripe, which the
 * functions follow.
 */
export const openScenario = async ({ sdk, now, pauseMs, ...stripe }: ScenarioStripe) => {
  vi.useFakeTimers({ toFake: ['Date'], now: now() });
  const functions = await openFunctions({ ...stripe, webhookSecret: WEBHOOK_SECRET });
  const seen = new Set<string>();
  const clocks: string[] = [];

  /** Returns whether an event is about a customer. A dispute names only its charge. */
  const concerns = async (customer: string): Promise<(event: Stripe.Event) => boolean> => {
    const { data } = await sdk.charges.list({ customer, limit: 100 });
    const names = [customer, ...data.map(({ id }) => id)];
    return ({ data: { object } }) => names.some((name) => JSON.stringify(object).includes(name));
  };

  /** Delivers the new events of a customer, oldest first, as a webhook would receive them. */
  const deliver = async (customer: string): Promise<void> => {
    for (let isNew = true; isNew;) {
      await pause(pauseMs);
      const events: Stripe.Event[] = [];
      const isOwn = await concerns(customer);
      for await (const event of sdk.events.list({ types: [...stripeEventTypes], limit: 100 })) {
        if (seen.has(event.id)) break;
        if (isOwn(event)) events.unshift(event);
      }
      isNew = events.length > 0;
      for (const event of events) {
        seen.add(event.id);
        const payload = JSON.stringify(event);
        const timestamp = Math.floor(Date.now() / 1_000);
        const signature = Stripe.webhooks.generateTestHeaderString({
          payload,
          secret: WEBHOOK_SECRET,
          timestamp,
        });
        const status = await functions.receive(payload, signature);
        if (status !== 200) throw new Error(`The webhook returned ${status} for ${event.type}.`);
      }
    }
  };

  /** Signs up a user, whose customer has a test clock and a card. */
  const user = async (card = 'pm_card_visa') => {
    const userId = await functions.signUp(`scenario-${randomUUID()}@example.com`);
    const open = (plan: PlanName, interval: IntervalName) =>
      functions.call(userId, 'createCheckout', { plan, interval });
    const page = await open('basic', 'monthly');
    const { data } = await sdk.checkout.sessions.list({ limit: 20 });
    const session = data.find(({ url }) => url === page.body['url'])!;
    const customer = session.customer as string;
    const clock = await sdk.testHelpers.testClocks.create({
      frozen_time: Math.floor(Date.now() / 1_000),
      customer,
    });
    clocks.push(clock.id);
    const useCard = async (name: string): Promise<void> => {
      const { id } = await sdk.paymentMethods.attach(name, { customer });
      await sdk.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    };
    await useCard(card);
    const subscription = async () => (await sdk.subscriptions.list({ customer, status: 'all' })).data[0]!;
    /** Moves the customer's test clock, and the functions' time with it. */
    const advanceTo = async (seconds: number): Promise<void> => {
      await sdk.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds });
      while ((await sdk.testHelpers.testClocks.retrieve(clock.id)).status !== 'ready') await pause(pauseMs);
      vi.setSystemTime(seconds * 1_000);
      await deliver(customer);
    };
    const changed = async <T>(change: Promise<T>): Promise<T> => {
      const done = await change;
      await deliver(customer);
      return done;
    };

    return {
      useCard,
      subscription,
      invoices: async () => (await sdk.invoices.list({ customer, limit: 20 })).data,
      /** Returns the successful charges, newest first. */
      charges: async () => (await sdk.charges.list({ customer, limit: 20 })).data.filter(({ paid }) => paid),
      status: async () =>
        (await functions.call(userId, 'checkSubscription')).body as unknown as SubscriptionStatus,
      balance: async () => (await functions.balance(userId)).body as unknown as CreditBalance,
      call: (name: Parameters<typeof functions.call>[1], body?: object) =>
        changed(functions.call(userId, name, body)),
      spend: (credits: number) => spendCredits(functions.table, userId, credits),
      /**
       * Opens the page for a plan, and then subscribes with its terms: a hosted page cannot be paid through the API.
       */
      subscribe: async (plan: PlanName, interval: IntervalName = 'monthly'): Promise<void> => {
        const { status, body } = await open(plan, interval);
        const sessions = await sdk.checkout.sessions.list({ customer, limit: 5 });
        const ordered = sessions.data.find(({ url }) => url === body['url']);
        if (status !== 200 || !ordered)
          throw new Error(`There is no page for ${plan}: ${JSON.stringify(body)}`);
        await sdk.checkout.sessions.expire(ordered.id);
        const { metadata } = ordered;
        await changed(
          sdk.subscriptions.create({
            customer,
            items: [{ price: metadata!['price']! }],
            metadata: { user_id: userId },
            ...(metadata!['trial'] === 'yes' && {
              trial_period_days: 7,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
            }),
          }),
        );
      },
      payOpenInvoice: async () => {
        const [invoice] = (await sdk.invoices.list({ customer, status: 'open' })).data;
        await changed(sdk.invoices.pay(invoice!.id));
      },
      refund: (charge: string) => changed(sdk.refunds.create({ charge })),
      advanceTo,
      /** Moves to the day after the end of the current period or trial. @returns that end */
      advancePeriod: async (): Promise<number> => {
        const end = (await subscription()).items.data[0]!.current_period_end;
        await advanceTo(end + DAY);
        return end;
      },
    };
  };

  return {
    sdk,
    user,
    stop: async (): Promise<void> => {
      // Deletes the customers with their subscriptions, too.
      for (const clock of clocks) await sdk.testHelpers.testClocks.del(clock);
      await functions.stop();
      vi.useRealTimers();
    },
  };
};
