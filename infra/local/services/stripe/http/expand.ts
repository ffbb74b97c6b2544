import type { StripeStore } from '../store/stripe-store.ts';
import type { Kind } from '../store/object-types.ts';
import { currencyOptionsOf } from '../catalog/price-in-currency.ts';
import { kindOfId } from '../store/new-id.ts';
import { wholeList } from './list.ts';
import { invalid } from './stripe-error.ts';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that are only included on request. */
const extras: Record<string, (stripeStore: StripeStore, id: string) => object> = {
  'price.currency_options': (stripeStore, id) => currencyOptionsOf(stripeStore, stripeStore.get('price', id)),
  'checkout.session.line_items': (stripeStore, id) =>
    wholeList(`/v1/checkout/sessions/${id}/line_items`, stripeStore.facts('checkout.session', id).items),
  'invoice.payments': (stripeStore, id) =>
    wholeList(
      '/v1/invoice_payments',
      stripeStore.all('invoice_payment').filter(({ invoice }) => invoice === id),
    ),
  'charge.refunds': (stripeStore, id) =>
    wholeList(
      `/v1/charges/${id}/refunds`,
      stripeStore.all('refund').filter(({ charge }) => charge === id),
    ),
  'customer.subscriptions': (stripeStore, id) =>
    wholeList(
      `/v1/customers/${id}/subscriptions`,
      stripeStore.all('subscription', id).filter(({ status }) => status !== 'canceled'),
    ),
};

const objectOf = (stripeStore: StripeStore, id: string): object | undefined => {
  const kind: Kind | undefined = kindOfId(id);
  return kind && stripeStore.find(kind, id);
};

const expandAt = (stripeStore: StripeStore, object: Json, path: string[], whole: string): Json => {
  const [name = '', ...rest] = path;
  const extra = extras[`${String(object['object'])}.${name}`];
  const value = extra ? extra(stripeStore, String(object['id'])) : object[name];
  if (value === undefined) throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  const found = typeof value === 'string' ? objectOf(stripeStore, value) : value;
  if (found === undefined || (rest.length === 0 && found === object[name] && found !== null))
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  return { ...object, [name]: below(stripeStore, found, rest, whole) };
};

const below = (stripeStore: StripeStore, value: unknown, rest: string[], whole: string): unknown => {
  if (rest.length === 0 || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => below(stripeStore, one, rest, whole));
  if (!isJson(value)) throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  return expandAt(stripeStore, value, rest, whole);
};

/** Stripe's own limit; `data` of a list counts as a level. */
const MAX_EXPAND_DEPTH = 4;

/**
 * Replaces IDs in a response with the objects.
 * @param paths e.g. `data.latest_invoice.payments`
 * @throws Refusal for an invalid path
 */
export const expand = (stripeStore: StripeStore, answer: object, paths: readonly string[]): object => {
  const tooDeep = paths.find((path) => path.split('.').length > MAX_EXPAND_DEPTH);
  if (tooDeep !== undefined)
    throw invalid(
      `You cannot expand more than ${MAX_EXPAND_DEPTH} levels of a property. Property: ${tooDeep}`,
      'expand',
      'property_expansion_max_depth',
    );
  return paths.reduce<unknown>(
    (expanded, path) => below(stripeStore, expanded, path.split('.'), path),
    answer,
  ) as object;
};
