import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import { money } from '../catalog/money.ts';
import { dueToday } from '../checkout/due-today.ts';
import type { FormTokens } from './form-token.ts';
import { markup } from './markup.ts';
import { page, type PageAnswer } from './page.ts';

/** The bank's page, where the user confirms or rejects the payment. */
export const challengePage = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  tokens: FormTokens,
): PageAnswer => {
  const { challenged } = stripeStore.facts('checkout.session', session.id);
  const due = dueToday(stripeStore, session);
  const what = due === 0 ? 'payments later on' : `a payment of ${money(due, session.currency ?? 'usd')}`;
  return page({
    title: 'Authentication',
    leadsTo: [session.success_url],
    content: markup`<form class="card stack" method="post">
      ${tokens.field(session.id)}
      <h1>3D Secure</h1>
      <p>The bank of the card that ends in ${challenged?.last4} asks whether you agree to ${what}.</p>
      <p class="actions">
        <button name="answer" value="complete" data-busy="Paying…">Complete</button>
        <button class="quiet" name="answer" value="fail">Fail</button>
      </p>
    </form>`,
  });
};
