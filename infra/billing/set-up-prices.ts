import type Stripe from 'stripe';
import { currencies, DEFAULT_CURRENCY, taxBehaviors } from '#shared/plans/currencies.ts';
import type { DesiredPrice, DesiredProduct } from './catalogue.ts';

const otherCurrencies = currencies.filter((currency) => currency !== DEFAULT_CURRENCY);
const unitOf = { monthly: 'month', yearly: 'year' } as const;

/** Called with each change in Stripe. */
export type Note = (change: string) => void;

const unlessMissing = (error: unknown): null => {
  if ((error as { code?: unknown }).code === 'resource_missing') return null;
  throw error;
};

const setUpProduct = async (
  stripe: Stripe,
  { id, name, description }: DesiredProduct,
  note: Note,
): Promise<void> => {
  const found = await stripe.products.retrieve(id).catch(unlessMissing);
  if (found === null) {
    await stripe.products.create({ id, name, description });
    note(`product ${id} made`);
  } else if (found.name !== name || found.description !== description || !found.active) {
    await stripe.products.update(id, { name, description, active: true });
    note(`product ${id} changed`);
  }
};

/** @param price with its expanded currency options, which include the default currency */
const isUpToDate = (price: Stripe.Price, product: string, { amounts, interval }: DesiredPrice): boolean =>
  price.active &&
  price.product === product &&
  price.currency === DEFAULT_CURRENCY &&
  currencies.every((currency) => {
    const option = price.currency_options?.[currency];
    return option?.unit_amount === amounts[currency] && option.tax_behavior === taxBehaviors[currency];
  }) &&
  (price.recurring?.interval ?? null) === (interval && unitOf[interval]);

/**
 * Creates a price in all currencies. Stripe's prices never change their amount: a new amount gets a new price, to which the lookup key
 * moves. Existing subscribers keep the old price. Its metadata permanently stores its purpose.
 */
const setUpPrice = async (
  stripe: Stripe,
  product: string,
  wanted: DesiredPrice,
  found: Stripe.Price | undefined,
  note: Note,
): Promise<string> => {
  const { lookupKey, amounts, interval } = wanted;
  if (found && isUpToDate(found, product, wanted)) return found.id;
  const made = await stripe.prices.create({
    product,
    currency: DEFAULT_CURRENCY,
    unit_amount: amounts[DEFAULT_CURRENCY],
    tax_behavior: taxBehaviors[DEFAULT_CURRENCY],
    currency_options: Object.fromEntries(
      otherCurrencies.map((currency) => [
        currency,
        { unit_amount: amounts[currency], tax_behavior: taxBehaviors[currency] },
      ]),
    ),
    ...(interval && { recurring: { interval: unitOf[interval] } }),
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { lookup_key: lookupKey },
  });
  note(`price ${lookupKey} made: ${amounts[DEFAULT_CURRENCY]} cents`);
  if (found) {
    await stripe.prices.update(found.id, { active: false, metadata: { lookup_key: lookupKey } });
    note(`previous price ${lookupKey} is no longer sold`);
  }
  return made.id;
};

/** Creates products and prices. @returns price IDs by product */
export const setUpPrices = async (
  stripe: Stripe,
  products: readonly DesiredProduct[],
  note: Note,
): Promise<Map<string, string[]>> => {
  const lookup_keys = products.flatMap(({ prices }) => prices.map(({ lookupKey }) => lookupKey));
  const { data } = await stripe.prices.list({
    lookup_keys,
    expand: ['data.currency_options'],
    limit: 100,
  });
  const made = new Map<string, string[]>();
  for (const product of products) {
    await setUpProduct(stripe, product, note);
    const ids: string[] = [];
    for (const wanted of product.prices) {
      const found = data.find(({ lookup_key }) => lookup_key === wanted.lookupKey);
      ids.push(await setUpPrice(stripe, product.id, wanted, found, note));
    }
    made.set(product.id, ids);
  }
  return made;
};
