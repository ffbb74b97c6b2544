import { t } from '#web/lib/language/translate.ts';
import { type ReactNode, useState } from 'react';
import { TRIAL_DAYS } from '#shared/plans/plans.ts';
import { type Interval, type PaidPlan, paidPlans } from '#shared/plans/tiers.ts';
import { type PlanChoice, useTrialOffered } from '#web/features/billing/public.ts';
import { CurrencyToggle } from './currency-toggle.tsx';
import { IntervalToggle } from './interval-toggle.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './pricing-section.module.css';

interface Props {
  /** Anchor ID of the section. */
  id: string;
  /** Heading level of its title. */
  titleLevel: 1 | 2;
  startsWith: Interval;
  /** Plan that the user came for. */
  chosen: PaidPlan | null;
  /** Renders terms and button of a plan, from another feature. */
  renderCheckout: (choice: PlanChoice) => ReactNode;
}

/** The three plans with monthly or yearly prices. */
export const PricingSection = ({ id, titleLevel, startsWith, chosen, renderCheckout }: Props) => {
  const [interval, setInterval] = useState(startsWith);
  const isTrialOffered = useTrialOffered();
  const Title = titleLevel === 1 ? 'h1' : 'h2';
  return (
    <section id={id} className={classes.pricing} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <div>
          <Title id={`${id}-title`} className={classes.title}>
            {t('Choose your plan')}
          </Title>
          <p className={classes.lead}>
            {isTrialOffered
              ? t('Every first plan starts with {days} days free. Or stay on Free.', {
                  days: TRIAL_DAYS,
                })
              : t('Switch or cancel anytime. Without a plan, you can keep using the app for free.')}
          </p>
        </div>
        <div className={classes.toggles}>
          <IntervalToggle value={interval} onChange={setInterval} />
          <CurrencyToggle />
        </div>
      </div>
      <div className={classes.menu}>
        {paidPlans.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            interval={interval}
            titleLevel={titleLevel === 1 ? 2 : 3}
            isChosen={plan === chosen}
          >
            {renderCheckout({ plan, interval })}
          </PlanCard>
        ))}
      </div>
    </section>
  );
};
