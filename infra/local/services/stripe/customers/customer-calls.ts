import type Stripe from 'stripe';
import * as z from 'zod';
import type { StripeStore } from '../store/stripe-store.ts';
import { defineCall } from '../http/call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import { clearable, integer, metadata, paging, range, text } from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';
import { notHosted } from '../http/stripe-error.ts';
import { addressAt } from '../tax/tax-of.ts';
import { addCustomer } from './new-customer.ts';
import { customerOf } from './customer-of.ts';
import { removeCustomer } from './remove-customer.ts';
import { searchOf } from './search-customers.ts';
import { updateCustomer } from './update-customer.ts';

const fields = {
  email: clearable.optional(),
  name: clearable.optional(),
  description: clearable.optional(),
  phone: clearable.optional(),
  address: z
    .strictObject({
      country: text.length(2),
      state: text.optional(),
      city: text.optional(),
      line1: text.optional(),
      line2: text.optional(),
      postal_code: text.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
};

const present = (stripeStore: StripeStore) =>
  stripeStore.all('customer').filter(({ id }) => !stripeStore.facts('customer', id).deleted);

export const customerCalls = [
  defineCall('POST', '/v1/customers', parameters<Stripe.CustomerCreateParams>()(fields), addCustomer),
  defineCall(
    'GET',
    '/v1/customers/search',
    parameters<Stripe.CustomerSearchParams>()({
      query: text,
      limit: integer.optional(),
      page: text.optional(),
    }),
    (stripeStore, { query, limit, page }) => {
      if (page !== undefined) throw notHosted('further pages of a search', 'page');
      const matches = searchOf(query);
      const { data, has_more, url } = listOfPage(
        '/v1/customers/search',
        present(stripeStore).filter(matches),
        {
          limit,
        },
      );
      return { object: 'search_result', data, has_more, next_page: null, url };
    },
  ),
  defineCall(
    'GET',
    '/v1/customers/:id',
    parameters<Stripe.CustomerRetrieveParams>()({}),
    (stripeStore, _, id) =>
      stripeStore.find('customer', id) && stripeStore.facts('customer', id).deleted
        ? ({ id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer)
        : customerOf(stripeStore, id),
  ),
  defineCall(
    'POST',
    '/v1/customers/:id',
    parameters<Stripe.CustomerUpdateParams>()({
      ...fields,
      balance: integer.optional(),
      invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
    }),
    (stripeStore, { metadata: changes, address, invoice_settings: settings, ...rest }, id) => {
      const customer = customerOf(stripeStore, id);
      const metadataAfter = mergeMetadata(customer.metadata, changes);
      return updateCustomer(stripeStore, customer, {
        ...rest,
        ...(address && { address: { ...addressAt(address.country), ...address } }),
        ...(settings && { invoice_settings: { ...customer.invoice_settings, ...settings } }),
        metadata: metadataAfter,
      });
    },
  ),
  defineCall('DELETE', '/v1/customers/:id', parameters<object>()({}), (stripeStore, _, id) =>
    removeCustomer(stripeStore, id),
  ),
  defineCall(
    'GET',
    '/v1/customers',
    parameters<Stripe.CustomerListParams>()({ ...paging, email: text.optional(), created: range.optional() }),
    (stripeStore, { email, created, ...page }) => {
      const found = present(stripeStore).filter(
        (customer) =>
          isInRange(customer.created, created) && (email === undefined || customer.email === email),
      );
      return listOfPage('/v1/customers', found, page);
    },
  ),
  defineCall(
    'GET',
    '/v1/customers/:id/payment_methods',
    parameters<Stripe.CustomerListPaymentMethodsParams>()({ ...paging, type: text.optional() }),
    (stripeStore, { type, ...page }, id) => {
      const methods = stripeStore.all('payment_method', customerOf(stripeStore, id).id);
      const wanted = methods.filter((method) => type === undefined || method.type === type);
      return listOfPage(`/v1/customers/${id}/payment_methods`, wanted, page);
    },
  ),
];
