import { t } from '#web/lib/language/translate.ts';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useStripeRedirect } from './use-stripe-redirect.ts';
import type { Visit } from './open-stripe.ts';
import classes from './stripe-button.module.css';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> {
  visit: () => Promise<Visit>;
  onSignedOut?: (() => void) | undefined;
  /** ID of the text that states the price. */
  describedBy?: string;
  children: ReactNode;
}

/** Button that opens a Stripe page in a new tab, or shows a link if the browser blocks it. */
export const StripeButton = ({ visit, onSignedOut, describedBy, children, ...look }: Props) => {
  const { isBusy, heldBack, start } = useStripeRedirect(visit, onSignedOut);
  return (
    <div>
      <Button {...look} aria-describedby={describedBy} loading={isBusy} onClick={() => void start()}>
        {children}
      </Button>
      {heldBack !== null && (
        <p className={classes.heldBack} role="status">
          {t('Your browser blocked the new tab.')} <a href={heldBack}>{t('Continue to checkout')}</a>
        </p>
      )}
    </div>
  );
};
