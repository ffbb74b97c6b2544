import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ErrorPlate } from '../../ui/error-plate.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { PaidFor } from './paid-for.tsx';
import { usePayment } from './use-payment.ts';
import classes from './payment-success.module.css';

const WaysOn = () => (
  <div className={classes.actions}>
    <Button size="lg" component={Link} to={paths.home}>
      Go to dashboard
    </Button>
    <Button
      size="lg"
      variant="default"
      component={Link}
      to={paths.home}
      state={{ tab: 'log', log_day: null }}
    >
      Log a meal
    </Button>
  </div>
);

/** Where Stripe leads back to after a payment: what came of it. */
export const PaymentSuccess = ({ sessionId }: { sessionId: string }) => {
  const { data, error, isFetching, refetch } = usePayment(sessionId);
  if (data?.success) {
    return (
      <PaidFor kind={data.kind} credits={data.credits}>
        <WaysOn />
      </PaidFor>
    );
  }
  if (error) {
    return (
      <>
        <ErrorPlate
          title="Failed to verify payment"
          message={`${error.message} If you were charged, it is not lost: it is booked as soon as we hear of it.`}
          actions={
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
        <WaysOn />
      </>
    );
  }
  if (!data) return <PageSpinner />;
  return (
    <section className={classes.page} role="status">
      <h2 className={classes.title}>Your payment is not through yet</h2>
      <p className={classes.text}>Some banks take a moment. We look again by ourselves, and book it once.</p>
      <WaysOn />
    </section>
  );
};
