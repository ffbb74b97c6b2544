import { t } from '#web/lib/language/translate.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import type { Currency } from '#shared/plans/currencies.ts';
import type { CreditPack } from '#shared/plans/packs.ts';
import { call } from '#web/lib/api/call.ts';
import { consentInOrder } from './order-consent.ts';
import { inOrder } from './use-currency.ts';
import { type Visit, openStripe } from './open-stripe.ts';

/** Opens Stripe's checkout for a credit pack. */
export const buyCredits = (pack: CreditPack, currency: Currency): Promise<Visit> =>
  openStripe({
    signInFirst: t('Authentication required: Please sign in to purchase credits'),
    ask: () =>
      call(billingRoutes.purchaseCredits, {
        body: { package: pack, ...inOrder(currency), ...consentInOrder() },
      }),
    failureOf: () => t('Failed to start checkout process'),
  });
