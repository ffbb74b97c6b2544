import type { Charge, PaymentMethod } from '../store/stripe-store.ts';

/** Returns a card's details as a charge contains them. */
export const cardDetailsOf = (method: PaymentMethod): Charge['payment_method_details'] => {
  const { card } = method;
  if (!card) return null;
  return {
    type: 'card',
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: card.regulated_status,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
};
