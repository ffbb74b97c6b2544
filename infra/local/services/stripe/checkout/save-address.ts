import type { StripeStore, CheckoutSession } from '../store/stripe-store.ts';
import type { TaxId } from '../store/object-types.ts';
import { addressAt } from '../tax/tax-of.ts';
import { taxCountries } from '../tax/tax-rates.ts';
import { taxSession } from './tax-session.ts';

/** Reads a VAT number; anything else is ignored, as at Stripe, where it is invalid. */
const taxIdOf = (value: string): TaxId[] => {
  const number = value.replaceAll(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}[0-9A-Z]{8,12}$/.test(number)) return [];
  return [{ type: number.startsWith('GB') ? 'gb_vat' : 'eu_vat', value: number }];
};

/** Stores the submitted address and calculates the taxes for it. */
export const saveAddress = (
  stripeStore: StripeStore,
  session: CheckoutSession,
  { country = '', state = '', tax_id = '' }: Readonly<Record<string, string | undefined>>,
): CheckoutSession => {
  const known = taxCountries.find((code) => code === country) ?? 'US';
  const address = addressAt(known, state.trim().toUpperCase() || null);
  stripeStore.putWith<'checkout.session'>(session, { billing: { address, taxIds: taxIdOf(tax_id) } });
  return taxSession(stripeStore, session);
};
