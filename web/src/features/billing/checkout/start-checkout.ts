import { t } from '#web/lib/language/translate.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { type Currency, DEFAULT_CURRENCY } from '#shared/plans/currencies.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { isNativeApp, openInBrowser } from './native-app.ts';
import { inOrder } from './use-currency.ts';
import { consentInOrder } from './order-consent.ts';
import { type PlanChoice, webPricingAddress } from './plan-choice.ts';
import { type Visit, openStripe } from './open-stripe.ts';

/** Returns the error message: a rejection by the server, or a failed connection (decision D22). */
const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.status > 0
    ? t('Failed to create checkout session')
    : t('Failed to start checkout process');

/** Opens Stripe's checkout for a plan; in the mobile app, the pricing page on the web. */
export const startCheckout = async (
  choice: PlanChoice,
  currency: Currency = DEFAULT_CURRENCY,
): Promise<Visit> => {
  if (isNativeApp()) {
    notify.info(t('Redirecting to web browser for subscription...'));
    openInBrowser(webPricingAddress(choice.plan));
    return { kind: 'away' };
  }
  return openStripe({
    signInFirst: t('Please sign in to subscribe'),
    ask: () =>
      call(billingRoutes.createCheckout, { body: { ...choice, ...inOrder(currency), ...consentInOrder() } }),
    failureOf,
  });
};
