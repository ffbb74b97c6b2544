import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './payment-success.module.css';

/** Page after a payment in a browser without a session: the user has to sign in to see the payment. */
export const PaymentSignedOut = ({ onSignIn }: { onSignIn: () => void }) => (
  <section className={classes.page}>
    <h2 className={classes.title}>{t('Sign in to see what you paid for')}</h2>
    <p>
      {t(
        'A payment that went through is safe: it belongs to the account that it was made from, signed in or not.',
      )}
    </p>
    <div className={classes.actions}>
      <Button size="lg" onClick={onSignIn}>
        {t('Sign In')}
      </Button>
    </div>
  </section>
);
