import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { PORTAL_NAME, PORTAL_RETURN_PATH } from '#shared/billing/portal.ts';
import type { Note } from './set-up-prices.ts';

type Settings = Pick<
  Stripe.BillingPortal.ConfigurationCreateParams,
  'business_profile' | 'default_return_url' | 'features'
>;

const settingsOf = (siteOrigin: string, products: { product: string; prices: string[] }[]): Settings => ({
  business_profile: { headline: 'Your Platewise plan' },
  default_return_url: `${siteOrigin}${PORTAL_RETURN_PATH}`,
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'name', 'tax_id'] },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      // The difference is charged immediately, so that the new plan is always paid.
      proration_behavior: 'always_invoice',
      // A plan change does not shorten the trial.
      trial_update_behavior: 'continue_trial',
      products,
    },
  },
});

/** Configures Stripe's portal. The configuration is stored in its metadata, so that an unchanged one is not updated. */
export const setUpPortal = async (
  stripe: Stripe,
  siteOrigin: string,
  products: { product: string; prices: string[] }[],
  note: Note,
): Promise<void> => {
  const settings = settingsOf(siteOrigin, products);
  const fingerprint = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 32);
  const metadata = { name: PORTAL_NAME, settings: fingerprint };
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find((one) => one.metadata?.['name'] === PORTAL_NAME);
  if (found?.metadata?.['settings'] === fingerprint) return;
  if (found) await stripe.billingPortal.configurations.update(found.id, { ...settings, metadata });
  else await stripe.billingPortal.configurations.create({ ...settings, metadata });
  note(`portal ${found ? 'changed' : 'made'}`);
};
