import { t } from '#web/lib/language/translate.ts';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { FREE_CREDITS, plans } from '#shared/plans/plans.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { formatDate } from './billing-dates.ts';
import { formatCharge } from '../format-price.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

interface StatusLine {
  name: string;
  date: string;
}

/** Returns why a user has no plan, or null for one who never had any. A user who had a trial had a plan. */
const noteOf = ({ trial_available, trial_refused, payment_failed }: SubscriptionStatus): string | null => {
  if (trial_refused !== null)
    return t(
      'This email or card has had a free trial before, so no plan was started and nothing was charged.',
    );
  return trial_available || payment_failed
    ? null
    : t('Your plan has ended. You can subscribe again anytime.');
};

/** Returns whether tax is part of the price or added to it; null if Stripe calculates none. */
const taxOf = ({ price, tax }: SubscriptionStatus): string | null => {
  if (price === null || tax === null) return null;
  return tax === 'included' ? t('Tax is included.') : t('Any tax is added.');
};

/** Returns the plan's name, price and relevant dates (SUBS-01, SUBS-02). */
export const describeStatus = (status: SubscriptionStatus) => {
  const tier = tierOf(status);
  if (tier === 'free') {
    const price = t('{credits} credits a month, no card needed', { credits: formatNumber(FREE_CREDITS) });
    return { title: t('Free'), price, note: noteOf(status), lines: [] };
  }
  const lines: StatusLine[] = [];
  if (status.trial_active && status.trial_end) {
    lines.push({ name: t('Trial ends'), date: formatDate(status.trial_end) });
  }
  if (status.subscription_end) {
    const date = formatDate(status.subscription_end);
    if (status.cancels_at_end) lines.push({ name: t('Ends on'), date });
  }
  const next = status.next_charge ?? status.subscription_end;
  if (next && !status.cancels_at_end && !status.trial_active)
    lines.push({ name: t('Next billing'), date: formatDate(next) });
  return {
    title: plans[tier].name,
    price: formatCharge(status),
    note: taxOf(status),
    lines,
  };
};
