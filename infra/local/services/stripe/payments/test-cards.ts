/** The behavior of a test card. */
export type Behaviour =
  | 'pays'
  | 'is_declined'
  | 'lacks_funds'
  | 'needs_authentication'
  | 'fails_when_charged'
  | 'is_disputed';

/** Stripe's documented test cards, which are not real. Source: docs.stripe.com/testing. */
const testCards: Record<string, { brand: string; behaviour: Behaviour }> = {
  '4242424242424242': { brand: 'visa', behaviour: 'pays' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'pays' },
  '4000000000000002': { brand: 'visa', behaviour: 'is_declined' },
  '4000000000009995': { brand: 'visa', behaviour: 'lacks_funds' },
  '4000002500003155': { brand: 'visa', behaviour: 'needs_authentication' },
  '4000000000000341': { brand: 'visa', behaviour: 'fails_when_charged' },
  '4000000000000259': { brand: 'visa', behaviour: 'is_disputed' },
};

/** The cards that a page suggests. */
export const cardHints = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'lacks funds'],
  ['4000 0025 0000 3155', 'requires bank authentication'],
  ['4000 0000 0000 0341', 'can be saved, but charges fail'],
  ['4000 0000 0000 0259', 'succeeds, and the payment is disputed'],
] as const;

/** Returns a test card. @param digits the number without spaces @returns undefined for any other number */
export const testCardOf = (digits: string): { brand: string; behaviour: Behaviour } | undefined =>
  Object.hasOwn(testCards, digits) ? testCards[digits] : undefined;

interface CardRefusal {
  code: 'authentication_required' | 'card_declined';
  decline: string;
  message: string;
}

/** Returns how a card is declined, with Stripe's codes and messages; null when it pays. */
export const refusalOfCard = (behaviour: Behaviour): CardRefusal | null => {
  if (behaviour === 'pays' || behaviour === 'is_disputed') return null;
  if (behaviour === 'needs_authentication')
    return {
      code: 'authentication_required',
      decline: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
  return behaviour === 'lacks_funds'
    ? { code: 'card_declined', decline: 'insufficient_funds', message: 'Your card has insufficient funds.' }
    : { code: 'card_declined', decline: 'generic_decline', message: 'Your card was declined.' };
};
