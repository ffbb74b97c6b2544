import type { StripeStore, PaymentMethod, Subscription } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { formatPriceInterval } from '../subscriptions/lines.ts';
import { itemOf } from '../subscriptions/subscription-terms.ts';
import { clockStrip } from './clock-strip.ts';
import type { FormTokens } from './form-token.ts';
import { markup, type Html } from './markup.ts';
import { page, type PageAnswer } from './page.ts';
import type { PortalVisit } from './portal-visit.ts';
import { longDay, outlookOf, planNameOf } from './page-text.ts';

/** Confirmation messages at the top of the page. */
const doneWords: Record<string, string> = {
  changed: 'Your plan has been changed.',
  canceled: 'Your plan is canceled. You keep it until the end of the paid period.',
  resumed: 'Your plan goes on.',
  card: 'Your card has been saved.',
};

const planCard = (
  stripeStore: StripeStore,
  visit: PortalVisit,
  subscription: Subscription,
  tokens: FormTokens,
): Html => {
  const { session, home, configuration } = visit;
  const { subscription_update: update, subscription_cancel: cancel } = configuration.features;
  // As in Stripe, a subscription with a schedule is not changed in the portal.
  const goesOn = subscription.status !== 'canceled' && subscription.schedule === null;
  return markup`<section class="card stack" aria-labelledby="plan">
    <h2 id="plan">Current plan</h2>
    <div>
      <p>
        <strong>${planNameOf(stripeStore, subscription)}</strong>
        <span class="tag">${subscription.status.replace('_', ' ')}</span>
      </p>
      <p class="big">${formatPriceInterval(priceIn(stripeStore, itemOf(subscription).price, subscription.currency))}</p>
      <p>${outlookOf(subscription)}</p>
    </div>
    ${
      goesOn &&
      markup`<div class="actions">
        ${update.enabled && markup`<a class="button" href="${home}/plans">Change plan</a>`}
        ${
          subscription.cancel_at !== null
            ? markup`<form method="post" action="${home}/resume">
                ${tokens.field(session.id)}<button class="quiet" data-busy="Saving…">Keep plan</button>
              </form>`
            : cancel.enabled && markup`<a class="button quiet" href="${home}/cancel">Cancel plan</a>`
        }
      </div>`
    }
  </section>`;
};

const cardInWords = ({ card }: PaymentMethod): string =>
  card
    ? `${card.brand === 'visa' ? 'Visa' : 'Mastercard'} that ends in ${card.last4}, good until ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`
    : '';

const paymentCard = (
  stripeStore: StripeStore,
  { customer, subscription, configuration, home }: PortalVisit,
): Html => {
  const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = id === null ? undefined : stripeStore.get('payment_method', id);
  return markup`<section class="card stack" aria-labelledby="card">
    <h2 id="card">Payment method</h2>
    <p>${method ? cardInWords(method) : 'No card is saved.'}</p>
    ${configuration.features.payment_method_update.enabled && markup`<p class="actions"><a class="button quiet" href="${home}/card">${method ? 'Change card' : 'Add card'}</a></p>`}
  </section>`;
};

const invoices = (stripeStore: StripeStore, { customer }: PortalVisit): Html => {
  const written = stripeStore.all('invoice', customer.id).filter(({ status }) => status !== 'draft');
  const pagesPath = new URL(stripeStore.pages).pathname.replace(/\/$/, '');
  return markup`<section class="card" aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${written.length === 0 && markup`<p class="soft">There is none yet.</p>`}
    <ul class="rows">
      ${written.map(
        (invoice) =>
          markup`<li class="row">
            <a href="${pagesPath}/i/${invoice.id}">${longDay(invoice.created)}</a>
            <span>${money(invoice.total, invoice.currency)} <span class="tag">${invoice.status}</span></span>
          </li>`,
      )}
    </ul>
  </section>`;
};

/** Renders the portal's first page: plan, card, invoices. */
export const portalHome = (
  stripeStore: StripeStore,
  visit: PortalVisit,
  tokens: FormTokens,
  done: string | null,
): PageAnswer => {
  const { session, customer, subscription, configuration } = visit;
  const words = done !== null && Object.hasOwn(doneWords, done) ? doneWords[done] : undefined;
  return page({
    title: 'Billing',
    leadsTo: [session.return_url],
    content: markup`<header class="stack">
        <h1>Billing</h1>
        ${customer.email !== null && markup`<p class="soft">${customer.email}</p>`}
        ${session.return_url !== null && markup`<p><a href="${session.return_url}">Return to Platewise</a></p>`}
        ${words !== undefined && markup`<p class="done" role="status">${words}</p>`}
      </header>
      ${subscription ? planCard(stripeStore, visit, subscription, tokens) : markup`<p class="card">There is no plan.</p>`}
      ${paymentCard(stripeStore, visit)} ${configuration.features.invoice_history.enabled && invoices(stripeStore, visit)}
      ${clockStrip(stripeStore, visit, tokens)}`,
  });
};
