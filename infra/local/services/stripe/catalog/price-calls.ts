import type Stripe from 'stripe';
import * as z from 'zod';
import type { Price } from '../store/stripe-store.ts';
import type { CurrencyOptions } from '../store/object-types.ts';
import { previousOf } from '../events/changes.ts';
import { emit } from '../events/emit.ts';
import { defineCall } from '../http/call.ts';
import { readCall } from '../http/read-call.ts';
import { isInRange } from '../http/in-range.ts';
import { listOfPage } from '../http/list.ts';
import {
  clearable,
  flag,
  integer,
  listOf,
  metadata,
  oneOf,
  only,
  paging,
  range,
  text,
} from '../http/fields.ts';
import { mergeMetadata, parameters } from '../http/parameters.ts';
import { invalid } from '../http/stripe-error.ts';
import { freeLookupKey } from './lookup-keys.ts';
import { newPrice } from './new-price.ts';

const interval = oneOf(['day', 'week', 'month', 'year']);
const taxBehavior = oneOf(['exclusive', 'inclusive', 'unspecified']);
const fields = {
  active: flag.optional(),
  nickname: clearable.optional(),
  lookup_key: clearable.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
};

const optionsOf = (
  given: Record<
    string,
    { unit_amount: number; tax_behavior?: z.output<typeof taxBehavior> | undefined }
  > = {},
): CurrencyOptions =>
  Object.fromEntries(
    Object.entries(given).map(([currency, { unit_amount, tax_behavior = 'unspecified' }]) => [
      currency,
      {
        custom_unit_amount: null,
        tax_behavior,
        unit_amount,
        unit_amount_decimal: String(unit_amount),
      },
    ]),
  );

export const priceCalls = [
  defineCall(
    'POST',
    '/v1/prices',
    parameters<Stripe.PriceCreateParams>()({
      ...fields,
      currency: text.toLowerCase(),
      product: text,
      unit_amount: integer,
      tax_behavior: taxBehavior.optional(),
      currency_options: z
        .record(
          text.toLowerCase(),
          z.strictObject({ unit_amount: integer, tax_behavior: taxBehavior.optional() }),
        )
        .optional(),
      billing_scheme: only('per_unit').optional(),
      recurring: z
        .strictObject({
          interval,
          interval_count: integer.optional(),
          usage_type: only('licensed').optional(),
        })
        .optional(),
    }),
    (stripeStore, input) => {
      const { product, currency, unit_amount: unitAmount, recurring, lookup_key: lookupKey = null } = input;
      stripeStore.get('product', product, 'product');
      if (unitAmount < 0) throw invalid('This value must be greater than or equal to 0.', 'unit_amount');
      freeLookupKey(stripeStore, lookupKey, input.transfer_lookup_key ?? false);
      const price = newPrice(stripeStore, {
        product,
        currency,
        unitAmount,
        recurring: recurring
          ? { interval: recurring.interval, interval_count: recurring.interval_count ?? 1 }
          : null,
        nickname: input.nickname ?? null,
        lookupKey,
        active: input.active ?? true,
        metadata: input.metadata ?? {},
        taxBehavior: input.tax_behavior ?? 'unspecified',
      });
      stripeStore.putWith<'price'>(price, { currencyOptions: optionsOf(input.currency_options) });
      emit(stripeStore, 'price.created', price);
      return price;
    },
  ),
  readCall('/v1/prices', 'price'),
  defineCall(
    'POST',
    '/v1/prices/:id',
    parameters<Stripe.PriceUpdateParams>()(fields),
    (stripeStore, { metadata: changes, transfer_lookup_key: transfers = false, ...rest }, id) => {
      const before = stripeStore.get('price', id);
      if (rest.lookup_key) freeLookupKey(stripeStore, rest.lookup_key, transfers, id);
      const after: Price = { ...before, ...rest, metadata: mergeMetadata(before.metadata, changes) };
      const previous = previousOf(before, after);
      if (!previous) return before;
      stripeStore.putWith<'price'>(after);
      emit(stripeStore, 'price.updated', after, previous);
      return after;
    },
  ),
  defineCall(
    'GET',
    '/v1/prices',
    parameters<Stripe.PriceListParams>()({
      ...paging,
      active: flag.optional(),
      product: text.optional(),
      currency: text.optional(),
      type: oneOf(['one_time', 'recurring']).optional(),
      lookup_keys: listOf(text).optional(),
      recurring: z.strictObject({ interval: interval.optional() }).optional(),
      created: range.optional(),
    }),
    (stripeStore, { active, product, currency, type, lookup_keys: keys, recurring, created, ...page }) => {
      if (keys && keys.length > 10)
        throw invalid('You may only specify up to 10 lookup keys.', 'lookup_keys');
      const found = stripeStore
        .all('price')
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => product === undefined || price.product === product)
        .filter((price) => currency === undefined || price.currency === currency)
        .filter((price) => type === undefined || price.type === type)
        .filter(
          (price) => keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key)),
        )
        .filter(
          (price) => recurring?.interval === undefined || price.recurring?.interval === recurring.interval,
        )
        .filter((price) => isInRange(price.created, created));
      return listOfPage('/v1/prices', found, page);
    },
  ),
];
