import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './payment-success.module.css';

/** Page after a payment in a browser without a session: the user has to sign in to see the payment. */
export const PaymentSignedOut = ({ onSignIn }: { onSignIn: () => void }) => (
  <section className={classes.page}>
    <h2 className={classes.title}>{t('Sign in to see your purchase')}</h2>
    <p>
      {t('Your payment is safe. It’s credited to the account you paid from, even when you’re signed out.')}
    </p>
    <div className={classes.actions}>
      <Button size="lg" onClick={onSignIn}>
        {t('Sign In')}
      </Button>
    </div>
  </section>
);
