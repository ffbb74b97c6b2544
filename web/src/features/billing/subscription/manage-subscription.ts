import { t } from '#web/lib/language/translate.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { isNativeApp, openInBrowser } from '../checkout/native-app.ts';
import { nativeStore } from '../checkout/native-store.ts';
import { webPricingAddress } from '../checkout/plan-choice.ts';
import { type Visit, openStripe } from '../checkout/open-stripe.ts';

/**
 * Opens Stripe's customer portal to change, cancel, resume or pay. In the mobile app: opens the web, or the store once
 * the app sells there (SUBS-21, SUBS-22).
 */
export const manageSubscription = async (): Promise<Visit> => {
  if (isNativeApp()) {
    if (nativeStore()) {
      notify.info(t('Please manage your subscription through the App Store or Google Play Store'));
    } else {
      notify.info(t('Redirecting to web browser for subscription management...'));
      openInBrowser(webPricingAddress());
    }
    return { kind: 'away' };
  }
  return openStripe({
    signInFirst: t('Please sign in to manage subscription'),
    ask: () => call(billingRoutes.customerPortal),
    failureOf: () => t('Failed to open subscription management'),
  });
};
