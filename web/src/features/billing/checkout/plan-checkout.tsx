import { useId } from 'react';
import type { PlanChoice } from './plan-choice.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { ManageButton } from '../subscription/manage-button.tsx';
import { PlanButton } from './plan-button.tsx';
import { BillingTerms } from './billing-terms.tsx';
import { StartAtOnce } from './start-at-once.tsx';
import { useOffer } from '../upgrade/use-offer.ts';
import classes from './plan-checkout.module.css';

interface Props {
  choice: PlanChoice;
  /** Whether this plan is the recommended one. */
  isMain: boolean;
  onSignedOut: () => void;
}

/** Footer of a price: the terms with the button below. */
export const PlanCheckout = ({ choice, isMain, onSignedOut }: Props) => {
  const id = useId();
  const { isReady, offerOf } = useOffer();
  if (!isReady) return <SkeletonBlock height="10rem" />;
  const { terms, ...offer } = offerOf(choice);
  return (
    <div className={classes.checkout}>
      <BillingTerms id={id} terms={terms} />
      {offer.standing === 'new' && <StartAtOnce />}
      <div className={classes.button}>
        <PlanButton
          {...offer}
          describedBy={id}
          size="lg"
          variant={isMain ? 'ink' : 'default'}
          onSignedOut={onSignedOut}
        />
        {offer.standing === 'mine' && <ManageButton variant="subtle" fullWidth />}
      </div>
    </div>
  );
};
