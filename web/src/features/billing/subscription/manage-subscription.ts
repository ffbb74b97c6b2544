import { t } from '#web/lib/language/translate.ts';
import { billingRoutes } from '#shared/billing/routes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { askForProof, isProofNeeded, type ProofBox } from '#web/features/account-security/public.ts';
import { call } from '#web/lib/api/call.ts';
import { isNativeApp, openInBrowser } from '../checkout/native-app.ts';
import { nativeStore } from '../checkout/native-store.ts';
import { webPricingAddress } from '../checkout/plan-choice.ts';
import { type Visit, openStripe } from '../checkout/open-stripe.ts';

const proveForPortal = async (box: ProofBox): Promise<void> => {
  if (await askForProof(box)) notify.success(t('Confirmed'), t('Select “Manage subscription” again.'));
};

/**
 * Asks for the password if the server needs a fresh proof. The portal is opened by a further click: its tab is closed
 * meanwhile, because it would cover the question, and a browser opens a tab only for a click.
 */
const proveFirst = (box: ProofBox, error: unknown): never => {
  if (isProofNeeded(error)) void proveForPortal(box);
  throw error;
};

/**
 * Opens Stripe's customer portal to change, cancel, resume or pay. In the mobile app: opens the web, or the store once
 * the app sells there (SUBS-21, SUBS-22).
 * @param box shows the question for the password
 */
export const manageSubscription = async (box: ProofBox): Promise<Visit> => {
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
    ask: () => call(billingRoutes.customerPortal).catch((error: unknown) => proveFirst(box, error)),
    failureOf: () => t('Failed to open subscription management'),
  });
};
