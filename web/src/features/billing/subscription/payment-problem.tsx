import { t } from '#web/lib/language/translate.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { formatDate } from './billing-dates.ts';
import { ManageButton } from './manage-button.tsx';
import classes from './subscription-summary.module.css';

/** Returns what a failed payment means: after a failed renewal the plan goes on, after a failed first one it does not. */
const explain = ({ subscribed, pay_by, next_charge }: SubscriptionStatus): string => {
  if (!subscribed)
    return pay_by
      ? t(
          'Your first payment didn’t go through, so your plan is paused. Pay by {date} to continue; after that, it ends. Your data stays either way.',
          { date: formatDate(pay_by) },
        )
      : t('Your first payment didn’t go through, so your plan is paused. Your data stays.');
  return next_charge
    ? t(
        'Your last payment didn’t go through. You still have full access, and we’ll try again on {date}. Your monthly credits renew once it’s paid. If it keeps failing, your plan ends. Update your card or pay the open invoice.',
        { date: formatDate(next_charge) },
      )
    : t(
        'Your last payment didn’t go through. You still have full access, and we’ll try again over the next few days. If that fails, your plan ends. Update your card or pay the open invoice.',
      );
};

/** Explains a failed payment, and links to the page where it can be made. */
export const PaymentProblem = ({ status }: { status: SubscriptionStatus }) => (
  <div className={classes.failed} role="status">
    <p>
      <TriangleAlert aria-hidden />
      {explain(status)}
    </p>
    <ManageButton words={t('Update payment method')} variant="ink" />
  </div>
);
