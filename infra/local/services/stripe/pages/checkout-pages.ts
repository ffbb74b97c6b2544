import type { CheckoutSession } from '../store/stripe-store.ts';
import { asksForCard } from '../checkout/due-today.ts';
import { answerChallenge, type Outcome, payCheckout } from '../checkout/pay-checkout.ts';
import { readCard } from '../payments/card-form.ts';
import { saveAddress } from '../checkout/save-address.ts';
import { challengePage } from './challenge-page.ts';
import { checkoutPage, knownEmail } from './checkout-page.ts';
import { messagePage, type PageAnswer, redirect } from './page.ts';
import type { Desk, Visit } from './visit.ts';

/** Returns the success URL, with the session ID if the URL has the placeholder. */
const successOf = ({ success_url: url, id }: CheckoutSession): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

/** Returns the path of its page, which works with any name of this machine. */
const pathOf = ({ url }: CheckoutSession): string => new URL(url ?? '').pathname;

/** Returns the page for a checkout that can no longer be paid. */
const closed = (session: CheckoutSession): PageAnswer | undefined => {
  if (session.status === 'complete') return redirect(successOf(session));
  if (session.status !== 'expired') return undefined;
  const text = 'Nothing was charged. Go back and start again.';
  return messagePage(410, 'This checkout has expired', text, session.cancel_url);
};

const email = /^\S+@\S+\.\S+$/;

const send = (desk: Desk, session: CheckoutSession, form: Visit['form']): Outcome | PageAnswer => {
  const asksEmail = knownEmail(desk.stripeStore, session) === null;
  const typed = { name: form['name'] ?? '', email: form['email'] ?? '' };
  const again = (problems: Parameters<typeof checkoutPage>[3]): PageAnswer =>
    checkoutPage(desk.stripeStore, session, desk.tokens, problems);
  if (!asksForCard(desk.stripeStore, session)) {
    if (asksEmail && !email.test(typed.email))
      return again({ typed, problems: { email: 'Enter your email, e.g. you@example.com.' } });
    const known = asksEmail ? { ...session, customer_email: typed.email } : session;
    return desk.change((stripeStore) => payCheckout(stripeStore, known, null));
  }
  const read = readCard(form, asksEmail, new Date(desk.stripeStore.now() * 1000));
  if ('problems' in read) return again({ typed, problems: read.problems });
  return desk.change((stripeStore) => payCheckout(stripeStore, session, read.card));
};

const after = (desk: Desk, id: string, outcome: Outcome | PageAnswer): PageAnswer => {
  if (typeof outcome === 'object') return outcome;
  const session = desk.stripeStore.get('checkout.session', id);
  if (outcome === 'challenged') return redirect(`${pathOf(session)}/challenge`);
  return closed(session) ?? checkoutPage(desk.stripeStore, session, desk.tokens);
};

/** Serves `c/SESSION` and `c/SESSION/challenge`. */
export const checkoutPages = (
  desk: Desk,
  { method, path: [, id = '', part], form }: Visit,
): PageAnswer | undefined => {
  const session = desk.stripeStore.find('checkout.session', id);
  if (!session) return undefined;
  const gone = closed(session);
  if (gone) return gone;
  if (part === 'challenge') {
    const { challenged } = desk.stripeStore.facts('checkout.session', id);
    // No challenge is pending, so the checkout page shows the current state.
    if (!challenged) return redirect(pathOf(session));
    if (method === 'GET') return challengePage(desk.stripeStore, session, desk.tokens);
    const saysYes = form['answer'] === 'complete';
    return after(
      desk,
      id,
      desk.change((stripeStore) => answerChallenge(stripeStore, session, saysYes)),
    );
  }
  if (part !== undefined) return undefined;
  if (method === 'POST' && form['step'] === 'address' && session.automatic_tax.enabled)
    return checkoutPage(
      desk.stripeStore,
      desk.change((stripeStore) => saveAddress(stripeStore, session, form)),
      desk.tokens,
    );
  return method === 'GET'
    ? checkoutPage(desk.stripeStore, session, desk.tokens)
    : after(desk, id, send(desk, session, form));
};
