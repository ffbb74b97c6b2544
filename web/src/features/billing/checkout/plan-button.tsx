import { Button, type ButtonProps } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import type { Currency } from '#shared/plans/currencies.ts';
import { planAction, type PlanRelation } from '../subscription/plan-relation.ts';
import type { PlanChoice } from './plan-choice.ts';
import { startCheckout } from './start-checkout.ts';
import { StripeButton } from './stripe-button.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  choice: PlanChoice;
  currency: Currency;
  standing: PlanRelation;
  /** Whether the user certainly gets a trial. */
  isTrial: boolean;
  /** ID of the terms. */
  describedBy: string;
  onSignedOut?: (() => void) | undefined;
}

/** Button that starts or changes a plan. For the current plan it is only a label. */
export const PlanButton = ({ choice, currency, standing, isTrial, ...rest }: Props) => {
  const words = planAction(standing, choice, isTrial);
  if (standing === 'mine') {
    return (
      <Button size={rest.size} variant="default" fullWidth disabled leftSection={<Check aria-hidden />}>
        {words}
      </Button>
    );
  }
  return (
    <StripeButton {...rest} fullWidth visit={() => startCheckout(choice, currency)}>
      {words}
    </StripeButton>
  );
};
