import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { SubscriptionStatus } from '#shared/billing/schema.ts';
import { checkSubscription } from './check-subscription.ts';
import { useSubscriptionStatus } from './use-subscription-status.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { PlateRingsDecoration } from '../upgrade/plate-rings-decoration.tsx';
import { describeStatus } from './status-lines.ts';
import classes from './subscription-summary.module.css';

const PaymentProblem = lazy(async () => ({
  default: (await import('./payment-problem.tsx')).PaymentProblem,
}));

interface Props {
  /** Renders the actions for a known status. */
  renderActions: (status: SubscriptionStatus) => ReactNode;
}

const Known = ({ status, renderActions }: Props & { status: SubscriptionStatus }) => {
  const { title, price, note, lines } = describeStatus(status);
  return (
    <>
      <p className={classes.plan}>{title}</p>
      {price && <p className={classes.price}>{price}</p>}
      {note && <p className={classes.price}>{note}</p>}
      {lines.length > 0 && (
        <dl className={classes.lines}>
          {lines.map(({ name, date }) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{date}</dd>
            </div>
          ))}
        </dl>
      )}
      {status.payment_failed && (
        <Suspense>
          <PaymentProblem status={status} />
        </Suspense>
      )}
      <div className={classes.actions}>{renderActions(status)}</div>
    </>
  );
};

/** Summary of the user's subscription with its relevant dates. */
export const SubscriptionSummary = ({ renderActions }: Props) => {
  const { status, checkedAt, hasFailed, isChecking } = useSubscriptionStatus();
  return (
    <section className={classes.card} aria-labelledby="subscription-status">
      <PlateRingsDecoration />
      <h2 id="subscription-status" className={classes.heading}>
        {t('Subscription')}
      </h2>
      {checkedAt !== null && <Known status={status} renderActions={renderActions} />}
      {checkedAt === null && hasFailed && (
        <>
          <p className={classes.price}>{t('We couldn’t load your subscription.')}</p>
          <div className={classes.actions}>
            <Button variant="default" loading={isChecking} onClick={() => void checkSubscription()}>
              {t('Try again')}
            </Button>
          </div>
        </>
      )}
      {checkedAt === null && !hasFailed && (
        <div role="status" aria-label={t('Loading your subscription')}>
          <SkeletonBlock width="60%" height="1.75rem" />
        </div>
      )}
    </section>
  );
};
