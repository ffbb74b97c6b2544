import type { StripeStore, Customer } from '../store/stripe-store.ts';
import { newId, randomLetters } from '../store/new-id.ts';
import { type Address, addressAt } from '../tax/tax-of.ts';
import { emit } from '../events/emit.ts';

/** The initial values of a customer. */
export interface CustomerBeginning {
  email?: string | null | undefined;
  name?: string | null | undefined;
  description?: string | null | undefined;
  phone?: string | null | undefined;
  address?: Partial<Address> | undefined;
  metadata?: Record<string, string> | undefined;
}

export const addCustomer = (
  stripeStore: StripeStore,
  { email = null, name = null, description = null, phone = null, address, metadata = {} }: CustomerBeginning,
): Customer => {
  const customer: Customer = {
    id: newId('customer'),
    object: 'customer',
    address: address ? { ...addressAt(address.country ?? ''), ...address } : null,
    balance: 0,
    created: stripeStore.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  stripeStore.putWith<'customer'>(customer, { deleted: false });
  emit(stripeStore, 'customer.created', customer);
  return customer;
};
