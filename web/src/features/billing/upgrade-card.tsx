import Lock from 'lucide-react/icons/lock';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { useTrialOffered } from '../../lib/billing/use-trial-offered.ts';
import { PlanOffers } from './plan-offers.tsx';
import { Rims } from './rims.tsx';
import classes from './upgrade-card.module.css';

interface Props {
  feature: FeatureName;
}

/** What stands in the place of a feature that the person's plan lacks: which plan has it, and the way to each. */
export const UpgradeCard = ({ feature }: Props) => {
  const { tier, bullet } = features[feature];
  const isTrialOffered = useTrialOffered();
  // Nothing is locked that everybody has.
  const plan = tier as PaidPlan;
  return (
    <section className={classes.card} aria-labelledby={`upgrade-${feature}`}>
      <div className={classes.words}>
        <Rims />
        <span className={classes.lock}>
          <Lock aria-hidden />
        </span>
        <h2 id={`upgrade-${feature}`} className={classes.title}>
          Upgrade Required
        </h2>
        <p className={classes.what}>
          <strong>{bullet}</strong> comes with <strong>{plans[plan].name}</strong>
          {plan !== 'enterprise' && ' and above'}.
          {isTrialOffered && ` Every plan begins with a ${TRIAL_DAYS}-day free trial.`}
        </p>
      </div>
      <PlanOffers needed={tier} />
    </section>
  );
};
