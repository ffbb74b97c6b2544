import { t } from '#web/lib/language/translate.ts';
import { useId } from 'react';
import { plans } from '#shared/plans/plans.ts';
import { isAtLeast, type PaidPlan, paidPlans, type Tier } from '#shared/plans/tiers.ts';
import { formatPrice } from '../format-price.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { PlanButton } from '../checkout/plan-button.tsx';
import { BillingTerms } from '../checkout/billing-terms.tsx';
import { usePlanPrice } from '../checkout/use-plan-price.ts';
import { useOffer } from './use-offer.ts';
import classes from './plan-offers.module.css';

interface Props {
  /** Lowest tier that includes the required feature; lower plans are marked as lacking it. */
  needed?: Tier;
}

const creditsOf = (plan: PaidPlan): string => {
  const { credits } = plans[plan];
  return credits === null
    ? t('Unlimited credits')
    : t('{credits} credits a month', { credits: formatNumber(credits) });
};

/** The three plans with monthly prices (decision D22), each with its terms above its button. */
export const PlanOffers = ({ needed = 'free' }: Props) => {
  const id = useId();
  const { isReady, offerOf } = useOffer();
  const priceOf = usePlanPrice();
  if (!isReady) {
    return (
      <div className={classes.room}>
        <div className={classes.waiting}>
          <SkeletonBlock height="100%" />
        </div>
      </div>
    );
  }
  return (
    <div className={classes.room}>
      <ul className={classes.offers}>
        {paidPlans.map((plan) => {
          const { terms, ...offer } = offerOf({ plan, interval: 'monthly' });
          // A yearly subscriber has the plan too: this view is about the plan, not the interval.
          const standing = offer.standing === 'other-interval' ? 'mine' : offer.standing;
          const { amount, currency } = priceOf(offer.choice);
          const hasIt = isAtLeast(plan, needed);
          return (
            <li key={plan} className={classes.offer} data-lacks={!hasIt || undefined}>
              <div className={classes.head}>
                <h3 className={classes.name}>{plans[plan].name}</h3>
                <p className={classes.price}>
                  {t('{price}/mo', {
                    price: formatPrice(amount, currency),
                  })}
                </p>
              </div>
              <p className={classes.credits}>{hasIt ? creditsOf(plan) : t('Not included')}</p>
              {standing === 'mine' ? <span /> : <BillingTerms id={`${id}-${plan}`} terms={terms} />}
              <PlanButton
                {...offer}
                standing={standing}
                describedBy={`${id}-${plan}`}
                variant={plan === needed ? 'ink' : 'default'}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
};
