import type Stripe from 'stripe';
import type { StripeUnderTest } from './stripe-under-test.ts';

export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  lacksFunds: '4000 0000 0000 9995',
  needsAuthentication: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
  isDisputed: '4000 0000 0000 0259',
};

/** The products of a shop: two plans, monthly and yearly, and a one-time credit pack. */
export interface Shop {
  basic: Stripe.Price;
  premium: Stripe.Price;
  premiumYearly: Stripe.Price;
  pack: Stripe.Price;
  customer: Stripe.Customer;
}

export const openShop = async ({ sdk }: StripeUnderTest): Promise<Shop> => {
  const [basic, premium, pack] = await Promise.all(
    ['Basic', 'Premium', '500 credits'].map((name) => sdk.products.create({ name })),
  );
  const priceOf = (product: Stripe.Product | undefined, unit_amount: number, interval?: 'month' | 'year') =>
    sdk.prices.create({
      product: product?.id ?? '',
      currency: 'usd',
      unit_amount,
      lookup_key: `shop_${unit_amount}`,
      ...(interval && { recurring: { interval } }),
    });
  return {
    basic: await priceOf(basic, 1_000, 'month'),
    premium: await priceOf(premium, 2_000, 'month'),
    premiumYearly: await priceOf(premium, 20_000, 'year'),
    pack: await priceOf(pack, 499),
    customer: await sdk.customers.create({ email: 'ana@example.com', metadata: { user_id: 'u1' } }),
  };
};

const pages = {
  success_url: 'http://localhost:3000/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/pricing',
};

/** Creates a checkout of a plan. */
export const planCheckout = (
  { sdk }: StripeUnderTest,
  { customer }: Shop,
  price: Stripe.Price,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) =>
  sdk.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    ...pages,
    ...more,
  });

/** Creates a checkout of the credit pack. */
export const packCheckout = (
  { sdk }: StripeUnderTest,
  { customer, pack }: Shop,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
) =>
  sdk.checkout.sessions.create({
    mode: 'payment',
    customer: customer.id,
    line_items: [{ price: pack.id, quantity: 1 }],
    ...pages,
    ...more,
  });

/** Subscribes the shop's customer, and returns the subscription. */
export const subscribe = async (
  stripe: StripeUnderTest,
  shop: Shop,
  {
    price = shop.basic,
    trialDays,
    card = cards.pays,
  }: { price?: Stripe.Price; trialDays?: number; card?: string } = {},
): Promise<Stripe.Subscription> => {
  const session = await planCheckout(
    stripe,
    shop,
    price,
    trialDays === undefined ? {} : { subscription_data: { trial_period_days: trialDays } },
  );
  await stripe.local.pay(session.id, { card });
  const { subscription } = await stripe.sdk.checkout.sessions.retrieve(session.id);
  return stripe.sdk.subscriptions.retrieve(String(subscription));
};

/** Creates a portal configuration that offers every price. */
export const portalConfiguration = (
  { sdk }: StripeUnderTest,
  { basic, premium, premiumYearly }: Shop,
  more: Partial<Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate> = {},
): Promise<Stripe.BillingPortal.Configuration> =>
  sdk.billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [
          { product: String(basic.product), prices: [basic.id] },
          { product: String(premium.product), prices: [premium.id, premiumYearly.id] },
        ],
        ...more,
      },
    },
  });
