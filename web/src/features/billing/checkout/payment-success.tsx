import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TrialRefusal } from '#shared/billing/billing-of.ts';
import { checkoutSessionId } from '#shared/billing/schema.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { usePayment } from './use-payment.ts';
import classes from './payment-success.module.css';

const WaysOn = () => (
  <div className={classes.actions}>
    <Button size="lg" component={Link} to={paths.home}>
      {t('Go to dashboard')}
    </Button>
    <Button
      size="lg"
      variant="default"
      component={Link}
      to={paths.home}
      state={{ tab: 'log', log_day: null }}
    >
      {t('Log a meal')}
    </Button>
  </div>
);

const Failed = ({ reason, again }: { reason: string; again?: ReactNode }) => (
  <>
    <ErrorState
      title={t('Failed to verify payment')}
      message={t(
        '{reason} If you were charged, your purchase will show up as soon as the payment is confirmed.',
        {
          reason,
        },
      )}
      actions={again}
    />
    <WaysOn />
  </>
);

/** Shown when a bank returned a delayed payment. */
const Declined = () => (
  <>
    <ErrorState
      title={t('Your payment didn’t go through')}
      message={t('Your bank didn’t accept it, so nothing was charged. You can try another payment method.')}
    />
    <WaysOn />
  </>
);

/** Shown when the inbox or card has already had a trial: nothing was started and nothing was charged. */
const TrialRefused = ({ reason }: { reason: TrialRefusal }) => (
  <section className={classes.page} role="status">
    <h2 className={classes.title}>{t('You’ve already had your free trial')}</h2>
    <p className={classes.text}>
      {reason === 'card'
        ? t('This card was used for a free trial before. Each person gets one.')
        : t('This email inbox was used for a free trial before. Each person gets one.')}
    </p>
    <p className={classes.text}>
      {t('We didn’t start a plan, and nothing was charged. You can choose a plan without a trial.')}
    </p>
    <div className={classes.actions}>
      <Button size="lg" component={Link} to={paths.pricing}>
        {t('See plans')}
      </Button>
      <Button size="lg" variant="default" component={Link} to={paths.home}>
        {t('Go to dashboard')}
      </Button>
    </div>
  </section>
);

const Payment = ({ sessionId }: { sessionId: string }) => {
  const { data, error, isFetching, refetch } = usePayment(sessionId);
  if (data?.success) {
    return (
      <PaymentOutcome kind={data.kind} credits={data.credits}>
        <WaysOn />
      </PaymentOutcome>
    );
  }
  if (error) {
    const again = (
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('Try again')}
      </Button>
    );
    return <Failed reason={error.message} again={again} />;
  }
  if (!data) return <PageSpinner />;
  if (data.failed) return <Declined />;
  if (data.trial_refused !== null) return <TrialRefused reason={data.trial_refused} />;
  return (
    <section className={classes.page} role="status">
      <h2 className={classes.title}>{t('Your payment is still processing')}</h2>
      <p className={classes.text}>
        {t('Some banks take a moment. We’ll keep checking and won’t charge you twice.')}
      </p>
      <WaysOn />
    </section>
  );
};

/** Page that Stripe redirects to after a payment, with its result. */
export const PaymentSuccess = ({ sessionId }: { sessionId: string }) =>
  checkoutSessionId.safeParse(sessionId).success ? (
    <Payment sessionId={sessionId} />
  ) : (
    <Failed reason={t('We couldn’t find that payment.')} />
  );
