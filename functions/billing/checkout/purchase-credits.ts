import { createHash } from 'node:crypto';
import type { billingRoutes } from '#shared/billing/routes.ts';
import { DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { packLookupKeyOf } from '#shared/plans/packs.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Consents } from '../consents/consents-repository.ts';
import type { Checkouts } from './checkouts-repository.ts';
import type { EnsureCustomer } from '../customers/ensure-customer.ts';
import type { BillingRepository } from '../repository.ts';
import type { Prices } from './prices-repository.ts';

interface Dependencies {
  rows: Pick<BillingRepository, 'read'>;
  ensureCustomer: EnsureCustomer;
  prices: Pick<Prices, 'idOf'>;
  checkouts: Pick<Checkouts, 'createForPack'>;
  consents: Pick<Consents, 'give'>;
  siteOrigin: () => Promise<string>;
}

/** Returns Stripe's page to buy a pack. A retry returns the same page; a new request may buy another pack. */
export const purchaseCredits =
  ({
    rows,
    ensureCustomer,
    prices,
    checkouts,
    consents,
    siteOrigin,
  }: Dependencies): Endpoint<typeof billingRoutes.purchaseCredits> =>
  async ({ caller: { user_id }, body, idempotency: { key, request_hash } }) => {
    const customerId = await ensureCustomer(user_id);
    const { currency: fixed } = await rows.read(user_id);
    const currency = fixed ?? body.currency ?? DEFAULT_CURRENCY;
    const price = await prices.idOf(packLookupKeyOf(body.package));
    const origin = await siteOrigin();
    const requestKey = [user_id, customerId, key, request_hash, price, currency, origin].join('\n');
    const buyer = {
      userId: user_id,
      customerId,
      currency,
      siteOrigin: origin,
      idempotencyKey: `pack-${createHash('sha256').update(requestKey).digest('base64url')}`,
    };
    const { id, url } = await checkouts.createForPack(buyer, body.package, price);
    if (body.consent !== undefined) await consents.give(user_id, id, body.consent);
    return { url };
  };
