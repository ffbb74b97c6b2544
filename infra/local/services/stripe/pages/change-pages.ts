import type { StripeStore, Price, Subscription } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { isSoldIn, priceIn } from '../catalog/price-in-currency.ts';
import { Refusal } from '../http/stripe-error.ts';
import { newInvoice } from '../invoices/new-invoice.ts';
import { type Change, changePrice, priceChange } from '../subscriptions/change-price.ts';
import { formatPriceInterval } from '../subscriptions/lines.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';
import { markup } from './markup.ts';
import { taxRows } from './tax-rows.ts';
import { messagePage, page, type PageAnswer, redirect } from './page.ts';
import { afterFlow, type PortalVisit } from './portal-visit.ts';
import type { Desk, Visit } from './visit.ts';
import { longDay } from './page-text.ts';

const nameOf = (stripeStore: StripeStore, price: Price): string =>
  stripeStore.get('product', price.product).name;

/** Returns the prices that the portal offers in the subscription's currency, cheapest first. */
const offered = (
  stripeStore: StripeStore,
  { configuration }: PortalVisit,
  { currency }: Subscription,
): Price[] =>
  (configuration.features.subscription_update.products ?? [])
    .flatMap(({ prices }) => prices)
    .map((id) => stripeStore.get('price', id))
    .filter((price) => price.active && isSoldIn(stripeStore, price, currency))
    .map((price) => priceIn(stripeStore, price, currency))
    .toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0));

/** Serves `plans`, the available plan changes. */
export const plansPage = (
  { stripeStore }: Desk,
  visit: PortalVisit,
  subscription: Subscription,
): PageAnswer => {
  const present = itemOf(subscription).price.id;
  return page({
    title: 'Change plan',
    content: markup`<div class="card stack">
      <h1>Change plan</h1>
      <ul class="rows">
        ${offered(stripeStore, visit, subscription).map(
          (price) =>
            markup`<li class="row">
              <span><strong>${nameOf(stripeStore, price)}</strong><br />${formatPriceInterval(price)}</span>
              <span
                >${
                  price.id === present
                    ? markup`<span class="tag">Current</span>`
                    : markup`<a
                      class="button quiet"
                      href="${visit.home}/change?price=${price.id}"
                      aria-label="Choose ${nameOf(stripeStore, price)}, ${formatPriceInterval(price)}"
                      >Choose</a
                    >`
                }</span
              >
            </li>`,
        )}
      </ul>
      <p><a href="${visit.home}">Back</a></p>
    </div>`,
  });
};

const preview = (stripeStore: StripeStore, subscription: Subscription, price: Price, change: Change) => {
  const { lines, isBilledNow, period } = priceChange(stripeStore, subscription, price, change);
  const { pending } = stripeStore.facts('subscription', subscription.id);
  const all = isBilledNow ? [...pending, ...lines] : lines;
  const customer = stripeStore.get('customer', subscription.customer);
  const invoice = newInvoice(stripeStore, {
    subscription,
    customer,
    lines: all,
    reason: 'subscription_update',
  });
  const { total } = invoice;
  const credit = Math.max(0, -customer.balance);
  const due = isBilledNow ? Math.max(0, total - credit) : 0;
  return markup`<ul class="rows">
      ${all.map(({ description, amount }) => markup`<li class="row"><span>${description}</span><span>${money(amount, price.currency)}</span></li>`)}
      ${taxRows(invoice)} ${isBilledNow && credit > 0 && markup`<li class="row"><span>To your credit</span><span>${money(-Math.min(credit, Math.max(0, total)), price.currency)}</span></li>`}
      <li class="row total"><span>Due today</span><span>${money(due, price.currency)}</span></li>
    </ul>
    ${isBilledNow && total < 0 && markup`<p>${money(-total, price.currency)} stays to your credit and is used for what is due next.</p>`}
    ${!isBilledNow && total !== 0 && markup`<p>This is settled with the next invoice.</p>`}
    <p>
      ${
        subscription.cancel_at === null
          ? `${formatPriceInterval(price)}, next due on ${longDay(period.end)}.`
          : `The plan still ends on ${longDay(subscription.cancel_at)}.`
      }
    </p>`;
};

/** Returns how the portal's configuration applies plan changes. */
const changeOf = (stripeStore: StripeStore, { configuration }: PortalVisit): Change => {
  const { proration_behavior: proration, trial_update_behavior: trial } =
    configuration.features.subscription_update;
  return { proration, at: stripeStore.now(), endsTrial: trial === 'end_trial' };
};

/** Serves `change?price=`, which shows the cost of a change and a button to confirm it. */
export const changePage = (
  desk: Desk,
  visit: PortalVisit,
  subscription: Subscription,
  { method, query, form }: Visit,
): PageAnswer => {
  const { stripeStore, tokens } = desk;
  const wanted = form['price'] ?? query.get('price');
  const price = offered(stripeStore, visit, subscription).find(({ id }) => id === wanted);
  if (!price || price.id === itemOf(subscription).price.id)
    return messagePage(404, 'There is no such plan', 'Choose another one.', `${visit.home}/plans`);
  const change = changeOf(stripeStore, visit);
  let problem: string | null = null;
  if (method === 'POST') {
    try {
      desk.change((own) =>
        changePrice(own, subscription, own.get('price', price.id), { ...change, ifUnpaid: 'refuse' }),
      );
      return redirect(afterFlow(visit, 'changed'));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem = error.body.message;
    }
  }
  const { session, home } = visit;
  const isFlow = session.flow?.type === 'subscription_update_confirm';
  return page({
    title: 'Confirm the change',
    status: problem === null ? 200 : 402,
    leadsTo: [session.flow?.after_completion.redirect?.return_url ?? null],
    content: markup`<form class="card stack" method="post" action="${home}/change">
      ${tokens.field(session.id)}<input type="hidden" name="price" value="${price.id}" />
      <h1>Change to ${nameOf(stripeStore, price)}</h1>
      <p class="big">${formatPriceInterval(price)}</p>
      ${problem !== null && markup`<p class="alert" role="alert">${problem} Your plan stays as it was. <a href="${home}/card">Change card</a></p>`}
      ${preview(stripeStore, subscription, price, change)}
      <p class="actions">
        <button data-busy="Changing…">Confirm</button>
        <a class="button quiet" href="${isFlow ? (session.return_url ?? home) : `${home}/plans`}">Back</a>
      </p>
    </form>`,
  });
};
