import type { Clock } from '../../platform/clock.ts';
import type { StripeEvent } from '../../platform/payments/stripe-events.ts';
import type { Billing } from '../billing.ts';
import type { Details } from '../details/details-repository.ts';
import type { Charges } from '../payments/charges-repository.ts';
import type { Invoices } from '../payments/invoices-repository.ts';
import type { BillingRepository } from '../repository.ts';
import type { MoneyMails } from './money-mails-repository.ts';
import type { SendMoneyEmail } from './send-money-email.ts';
import { standingChange, standingOf } from './standing.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  invoices: Pick<Invoices, 'find'>;
  charges: Pick<Charges, 'find'>;
  details: Pick<Details, 'scheduledPlan'>;
  mails: MoneyMails;
  send: SendMoneyEmail;
  clock: Clock;
}

/** A trial that started longer ago is no news, for example for subscribers from before these emails. */
const NEWS_MS = 2 * 86_400_000;

/**
 * Emails the owner of a customer about an event, once per event. Runs after the billing row was synced and reads what
 * happened from there and from Stripe, so that the content, number and order of the events do not matter.
 * @throws the mail service's error; Stripe then sends the event again
 */
export type NotifyOfEvent = (owner: string, event: StripeEvent) => Promise<void>;

export const createNotifyOfEvent = ({
  rows,
  invoices,
  charges,
  details,
  mails,
  send,
  clock,
}: Dependencies): NotifyOfEvent => {
  /** Emails a plan that is new on trial, was changed, canceled or resumed. */
  const notifyOfPlan = async (owner: string, billing: Billing): Promise<void> => {
    const { plan, subscription_id: id, period_start, stripe_status } = billing;
    if (plan === null || id === null) return;
    await mails.once(owner, `plan-${id}`, standingOf(billing), async (before) => {
      const isNews = clock().getTime() - Date.parse(period_start ?? '') < NEWS_MS;
      if (before !== null) {
        const notice = standingChange(before, { ...billing, plan });
        if (notice) await send(owner, notice);
      } else if (stripe_status === 'trialing' && billing.trial_end && isNews)
        await send(owner, { ...billing, kind: 'trial_started', plan, ends: billing.trial_end });
    });
  };

  const notifyOfEnd = async (owner: string, subscription: string, billing: Billing): Promise<void> => {
    if (billing.plan !== null) return;
    const { trial_refused: reason } = billing;
    await mails.once(owner, `end-${subscription}`, reason ?? 'ended', () =>
      send(owner, reason === null ? { kind: 'plan_ended' } : { kind: 'trial_refused', reason }),
    );
  };

  const notifyOfTrialEnd = async (
    owner: string,
    { plan, trial_end: ends, ...billing }: Billing,
  ): Promise<void> => {
    if (plan === null || ends === null || billing.stripe_status !== 'trialing' || billing.cancels_at_end)
      return;
    await mails.once(owner, `trial-end-${billing.subscription_id}`, ends, () =>
      send(owner, { ...billing, kind: 'trial_ending', plan, ends }),
    );
  };

  const notifyOfPayment = async (owner: string, id: string, billing: Billing): Promise<void> => {
    const { plans, paid, tax: taxPaid, credits, url, isFirst } = await invoices.find(id);
    if (paid === null) return;
    await mails.once(owner, `receipt-${id}`, 'paid', () =>
      send(
        owner,
        credits > 0
          ? { kind: 'pack_bought', credits, paid, taxPaid, invoice: url }
          : {
              kind: 'receipt',
              plan: plans[0] ?? null,
              paid,
              taxPaid,
              next: billing.next_charge,
              invoice: url,
              isFirst,
            },
      ),
    );
  };

  const notifyOfFailure = async (owner: string, id: string, billing: Billing): Promise<void> => {
    const { due, attempts } = await invoices.find(id);
    // A later event has reported the payment or the end.
    if (due === null || !billing.payment_failed) return;
    await mails.once(owner, `failed-${id}`, String(attempts), () =>
      send(
        owner,
        billing.plan === null
          ? { kind: 'first_payment_failed', due, payBy: billing.pay_by }
          : { kind: 'renewal_failed', due, next: billing.next_charge },
      ),
    );
  };

  /** Announces a yearly renewal, with the plan that it changes to; a monthly one would be announced every month. */
  const notifyOfRenewal = async (
    owner: string,
    { plan, period_end: on, ...billing }: Billing,
  ): Promise<void> => {
    const isDue =
      billing.interval === 'yearly' && billing.stripe_status === 'active' && !billing.cancels_at_end;
    const { subscription_id: id } = billing;
    if (plan === null || on === null || id === null || !isDue) return;
    await mails.once(owner, `renewal-${id}`, on, async () => {
      const scheduled = await details.scheduledPlan(id);
      await send(owner, { ...billing, plan, ...scheduled, kind: 'renewal_upcoming', on });
    });
  };

  const notifyOfRefund = async (owner: string, id: string): Promise<void> => {
    const { refunded } = await charges.find(id);
    if (refunded.amount === 0) return;
    await mails.once(owner, `refund-${id}`, String(refunded.amount), (before) =>
      send(owner, {
        kind: 'refunded',
        refund: { ...refunded, amount: refunded.amount - Number(before ?? 0) },
      }),
    );
  };

  return async (owner, { type, data: { object } }) => {
    const billing = await rows.read(owner);
    await notifyOfPlan(owner, billing);
    if (type === 'invoice.upcoming') return notifyOfRenewal(owner, billing);
    if (type === 'customer.subscription.trial_will_end') return notifyOfTrialEnd(owner, billing);
    if (object.id === undefined) return;
    if (type === 'customer.subscription.deleted') await notifyOfEnd(owner, object.id, billing);
    if (type === 'invoice.paid') await notifyOfPayment(owner, object.id, billing);
    if (type === 'invoice.payment_failed') await notifyOfFailure(owner, object.id, billing);
    if (type === 'charge.refunded') await notifyOfRefund(owner, object.id);
  };
};
