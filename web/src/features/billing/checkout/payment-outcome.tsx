import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { plans } from '#shared/plans/plans.ts';
import { tierOf } from '#shared/plans/tiers.ts';
import { useSubscription } from '../subscription/subscription-store.ts';
import { CleanPlate } from '#web/ui/feedback/clean-plate.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { formatCharge } from '../format-price.ts';
import { formatDate } from '../subscription/billing-dates.ts';
import { describeStatus } from '../subscription/status-lines.ts';
import classes from './payment-success.module.css';

interface Props {
  kind: 'plan' | 'credits';
  /** Number of purchased credits. */
  credits: number;
  children: ReactNode;
}

/** Shows the result of a payment: the plan or the credits. */
export const PaymentOutcome = ({ kind, credits, children }: Props) => {
  const { status, checkedAt, hasFailed } = useSubscription();
  const tier = tierOf(status);
  const price = formatCharge(status);
  return (
    <section className={classes.page}>
      <CleanPlate />
      <h2 className={classes.title}>{t('Payment Successful!')}</h2>
      {kind === 'plan' && tier !== 'free' && (
        <>
          <p className={classes.welcome}>{t('Welcome to {plan}!', { plan: plans[tier].name })}</p>
          <p className={classes.text}>
            {t('All premium features in your plan are now unlocked.')}
            {status.trial_active && status.trial_end && (
              <span className={classes.line}>
                {status.cancels_at_end || price === null
                  ? t('Nothing was charged today.')
                  : t('Nothing was charged today. Your first payment, {price}, is on {date}.', {
                      price,
                      date: formatDate(status.next_charge ?? status.trial_end),
                    })}
              </span>
            )}
            {describeStatus(status).lines.map(({ name, date }) => (
              <span key={name} className={classes.line}>
                {name} {date}
              </span>
            ))}
          </p>
        </>
      )}
      {kind === 'plan' && tier === 'free' && (
        <p className={classes.text}>
          {/* The payment was verified before the status was requested: if there is no plan, it has ended. */}
          {checkedAt === null || hasFailed
            ? t('We’re setting up your plan. It’ll be ready in a moment.')
            : t('The plan you paid for has ended. You won’t be charged again.')}
        </p>
      )}
      {kind === 'credits' && (
        <>
          <p className={classes.welcome}>{t('Your credits have been added to your account')}</p>
          {credits > 0 && (
            <p className={classes.text}>
              {t('{credits} credits that never expire.', { credits: formatNumber(credits) })}
            </p>
          )}
        </>
      )}
      {children}
    </section>
  );
};
