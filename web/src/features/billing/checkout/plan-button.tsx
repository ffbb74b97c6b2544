import { Button, type ButtonProps } from '@mantine/core';
import Check from 'lucide-react/icons/check';
import { planAction, type PlanRelation } from '../subscription/plan-relation.ts';
import type { PlanChoice } from './plan-choice.ts';
import { startCheckout } from './start-checkout.ts';
import { StripeButton } from './stripe-button.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  choice: PlanChoice;
  standing: PlanRelation;
  /** A trial is surely there for this person. */
  isTrial: boolean;
  /** Id of the terms. */
  describedBy: string;
  onSignedOut?: (() => void) | undefined;
}

/** Begins or changes a plan; of the person's own it only says so. */
export const PlanButton = ({ choice, standing, isTrial, ...rest }: Props) => {
  const words = planAction(standing, choice, isTrial);
  if (standing === 'mine') {
    return (
      <Button size={rest.size} variant="default" fullWidth disabled leftSection={<Check aria-hidden />}>
        {words}
      </Button>
    );
  }
  return (
    <StripeButton {...rest} fullWidth visit={() => startCheckout(choice)}>
      {words}
    </StripeButton>
  );
};
