import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { asksForCard, dueToday } from '../checkout/due-today.ts';
import type { CardProblems } from '../payments/card-form.ts';
import { formatPriceInterval } from '../subscriptions/lines.ts';
import { taxesOn } from '../checkout/tax-session.ts';
import { priceIn } from '../catalog/price-in-currency.ts';
import { describeTax, type LineTax } from '../tax/tax-of.ts';
import { addressForm } from './address-form.ts';
import { taxRows } from './tax-rows.ts';
import { cardFields } from './card-fields.ts';
import type { FormTokens } from './form-token.ts';
import { markup, type Html } from './markup.ts';
import { page, type PageAnswer } from './page.ts';
import { longDay } from './page-text.ts';

/** Returns e.g. `plus $1.30 Sales Tax (6.5%)`. */
const sayTax = (tax: LineTax, currency: string): string =>
  `${tax.tax_behavior === 'inclusive' ? 'including' : 'plus'} ${money(tax.amount, currency)} ${describeTax(tax)}`;

/** Returns a sentence about later payments; null for a one-time payment. */
const laterOf = (stripeStore: StripeStore, session: CheckoutSession): string | null => {
  const { items, trialDays } = stripeStore.facts('checkout.session', session.id);
  const [item] = items;
  if (!item?.price?.recurring) return null;
  const price = priceIn(stripeStore, item.price, item.currency);
  const taxes = taxesOn(stripeStore, session, (price.unit_amount ?? 0) * (item.quantity ?? 1));
  const tax = taxes.map((each) => ` ${sayTax(each, item.currency)}`).join('');
  if (trialDays === null) return `${formatPriceInterval(price)}${tax}, until you cancel.`;
  const end = longDay(stripeStore.now() + trialDays * 86_400);
  return `${trialDays} days free, then ${formatPriceInterval(price)}${tax} from ${end}. Cancel before then and you won't be charged.`;
};

const summary = (stripeStore: StripeStore, session: CheckoutSession): Html => {
  const { items } = stripeStore.facts('checkout.session', session.id);
  const taxes = taxesOn(stripeStore, session, session.amount_subtotal ?? 0);
  const currency = session.currency ?? 'usd';
  const later = laterOf(stripeStore, session);
  return markup`<section class="stack" aria-label="What you buy">
    <h1>${items.map(({ description }) => description).join(', ')}</h1>
    <p class="big">${money(dueToday(stripeStore, session), currency)}</p>
    <p class="soft">due today</p>
    ${later !== null && markup`<p>${later}</p>`}
    <ul class="rows">
      ${items.map(
        ({ description, quantity, amount_subtotal: amount, price }) =>
          markup`<li class="row">
            <div>
              <p>${description}${(quantity ?? 1) > 1 && markup` × ${quantity}`}</p>
              <p class="soft">${price && formatPriceInterval(priceIn(stripeStore, price, currency))}</p>
            </div>
            <span>${money(amount, currency)}</span>
          </li>`,
      )}
      ${taxRows({ currency, total_taxes: taxes.filter((tax) => tax.amount > 0) })}
      <li class="row total">
        <span>Total due today</span><span>${money(dueToday(stripeStore, session), currency)}</span>
      </li>
    </ul>
    ${session.custom_text.submit && markup`<p class="soft">${session.custom_text.submit.message}</p>`}
  </section>`;
};

const buttonOf = (stripeStore: StripeStore, session: CheckoutSession): string => {
  if (stripeStore.facts('checkout.session', session.id).trialDays !== null) return 'Start trial';
  return session.mode === 'subscription'
    ? 'Subscribe'
    : `Pay ${money(dueToday(stripeStore, session), session.currency ?? 'usd')}`;
};

/** Returns the email for the receipt if it is already known. */
export const knownEmail = (stripeStore: StripeStore, session: CheckoutSession): string | null =>
  session.customer === null ? session.customer_email : stripeStore.get('customer', session.customer).email;

/** Renders the checkout's payment page. */
export const checkoutPage = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  tokens: FormTokens,
  { problems = {}, typed = {} }: { problems?: CardProblems; typed?: { name?: string; email?: string } } = {},
): PageAnswer => {
  const { problem } = stripeStore.facts('checkout.session', session.id);
  const email = knownEmail(stripeStore, session);
  const hasProblem = problem !== null && Object.keys(problems).length === 0;
  return page({
    title: 'Checkout',
    layout: 'two',
    status: hasProblem ? 402 : Object.keys(problems).length > 0 ? 400 : 200,
    leadsTo: [session.success_url],
    content: markup`<div class="stack">
        ${summary(stripeStore, session)}
        ${session.automatic_tax.enabled && addressForm(stripeStore, session, tokens)}
      </div>
      <form class="card stack" method="post" novalidate>
        ${tokens.field(session.id)}
        <h2>${asksForCard(stripeStore, session) ? 'Pay by card' : 'Confirm'}</h2>
        ${hasProblem && markup`<p class="alert" role="alert">${problem}</p>`}
        ${email !== null && markup`<p class="row"><span class="soft">Email</span><span>${email}</span></p>`}
        ${cardFields({ asksCard: asksForCard(stripeStore, session), asksEmail: email === null, typed, problems })}
        <button class="wide" data-busy="Paying…">${buttonOf(stripeStore, session)}</button>
        ${session.cancel_url !== null && markup`<p class="soft"><a href="${session.cancel_url}">Back without paying</a></p>`}
      </form>`,
  });
};
