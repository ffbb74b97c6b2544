import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { formatDate, useSubscription } from '#web/features/billing/public.ts';
import { creditQueries } from '#web/features/credits/public.ts';
import { plural, t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './delete-account.module.css';
import { paths } from '#web/lib/navigation/paths.ts';

/** Returns what happens to the plan, or null without one. */
const planLossOf = (status: SubscriptionStatus): string | null => {
  const tier = tierOf(status);
  if (tier === 'free') return null;
  const { name: plan } = plans[tier];
  const { subscription_end: end } = status;
  return end === null
    ? t('Your plan {plan} ends right away, without a refund.', { plan })
    : t('Your plan {plan} ends right away, without a refund, instead of on {date}.', {
        plan,
        date: formatDate(end),
      });
};

/** What the user would lose with the account: data, credits and the plan. */
export const DeletionLosses = () => {
  const status = useSubscription((state) => state.status);
  const { data: balance } = useQuery(creditQueries.balance());
  const planLoss = planLossOf(status);
  const kept = balance?.kept ?? 0;
  return (
    <ul className={classes.losses}>
      <li>{t('Your diary, photos, recipes and profile are deleted.')}</li>
      {kept > 0 && (
        <li>
          {plural(
            kept,
            'You lose {credits} credit that never expires.',
            'You lose {credits} credits that never expire.',
            { credits: formatNumber(kept) },
          )}
        </li>
      )}
      {planLoss && <li>{planLoss}</li>}
      <li>
        {t('Invoices stay with our payment provider as the law requires. Download the ones you need first.')}
      </li>
    </ul>
  );
};

/** What deleting the account would cost, next to the link to it. */
export const DeletionCosts = () => (
  <section className="card stack3" aria-labelledby="deletion-costs">
    <h2 id="deletion-costs">{t('Before you delete your account')}</h2>
    <p className="secondary">
      {t('Canceling your plan keeps your account. Deleting the account can’t be undone:')}
    </p>
    <DeletionLosses />
    <p>
      <Link className="inlineTarget label" to={`${paths.profileData}#danger-zone`}>
        {t('Go to account deletion')}
      </Link>
    </p>
  </section>
);
