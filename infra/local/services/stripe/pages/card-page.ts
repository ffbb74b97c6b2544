import { readCard } from '../payments/card-form.ts';
import { saveCard, useCard } from '../payments/save-card.ts';
import { refusalOfCard } from '../payments/test-cards.ts';
import { cardFields } from './card-fields.ts';
import { markup } from './markup.ts';
import { page, type PageAnswer, redirect } from './page.ts';
import { afterFlow, type PortalVisit } from './portal-visit.ts';
import type { Desk, Visit } from './visit.ts';

/** Returns the next page: a change that required a valid card continues; a visit to update the card is finished. */
const nextOf = (visit: PortalVisit): string => {
  const type = visit.session.flow?.type;
  if (type === 'payment_method_update') return afterFlow(visit, 'card');
  return type === 'subscription_update_confirm' ? visit.home : `${visit.home}?done=card`;
};

/**
 * Serves `card`, which replaces the card for future payments. A card that requires a challenge is confirmed by the same
 * form.
 */
export const cardPage = (desk: Desk, visit: PortalVisit, { method, form }: Visit): PageAnswer => {
  const { customer, session, home } = visit;
  const read =
    method === 'POST' ? readCard(form, false, new Date(desk.stripeStore.now() * 1000)) : { problems: {} };
  let problem: string | null = null;
  if ('card' in read) {
    const behaviour = read.card.behaviour === 'needs_authentication' ? 'pays' : read.card.behaviour;
    problem = behaviour === 'fails_when_charged' ? null : (refusalOfCard(behaviour)?.message ?? null);
    if (problem === null) {
      desk.change((stripeStore) =>
        useCard(stripeStore, customer, saveCard(stripeStore, { ...read.card, behaviour }, customer)),
      );
      return redirect(nextOf(visit));
    }
  }
  const problems = 'problems' in read ? read.problems : {};
  const isWrong = Object.keys(problems).length > 0;
  return page({
    title: 'Card',
    status: problem !== null ? 402 : isWrong ? 400 : 200,
    leadsTo: [session.flow?.after_completion.redirect?.return_url ?? null],
    content: markup`<form class="card stack" method="post" action="${home}/card" novalidate>
      ${desk.tokens.field(session.id)}
      <h1>Card for your plan</h1>
      ${problem !== null && markup`<p class="alert" role="alert">${problem}</p>`}
      ${cardFields({ asksCard: true, asksEmail: false, typed: { name: form['name'] ?? '' }, problems })}
      <p class="actions">
        <button data-busy="Saving…">Save card</button>
        <a class="button quiet" href="${home}?done=none">Back</a>
      </p>
    </form>`,
  });
};
