import { t } from '#web/lib/language/translate.ts';
import type { ButtonProps } from '@mantine/core';
import { useId } from 'react';
import { type ProofBox, ProofDialog } from '#web/features/account-security/public.ts';
import { manageSubscription } from './manage-subscription.ts';
import { StripeButton } from '../checkout/stripe-button.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  words?: string;
}

/** Button that opens Stripe's customer portal with the plan, cards and invoices. */
export const ManageButton = ({
  words = t('Manage subscription'),
  variant = 'default',
  fullWidth = false,
}: Props) => {
  const box: ProofBox = `billing ${useId()}`;
  return (
    <>
      <StripeButton visit={() => manageSubscription(box)} variant={variant} fullWidth={fullWidth}>
        {words}
      </StripeButton>
      <ProofDialog box={box} />
    </>
  );
};
