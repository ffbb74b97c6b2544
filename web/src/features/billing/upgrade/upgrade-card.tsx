import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import Lock from 'lucide-react/icons/lock';
import { featureBullets } from '#shared/plans/feature-bullets.ts';
import { type FeatureName, features } from '#shared/plans/features.ts';
import { plans, TRIAL_DAYS } from '#shared/plans/plans.ts';
import type { PaidPlan } from '#shared/plans/tiers.ts';
import { useTrialOffered } from '../subscription/use-trial-offered.ts';
import { PlanOffers } from './plan-offers.tsx';
import { PlateRingsDecoration } from './plate-rings-decoration.tsx';
import classes from './upgrade-card.module.css';

interface Props {
  feature: FeatureName;
}

const strong = (words: string) => <strong>{words}</strong>;

const WhichPlan = ({ bullet, plan }: { bullet: string; plan: PaidPlan }) => {
  const values = { feature: bullet, plan: plans[plan].name };
  const parts = { feature: strong, plan: strong };
  return plan === 'enterprise' ? (
    <RichText
      text="<feature>{feature}</feature> is included in <plan>{plan}</plan>."
      values={values}
      parts={parts}
    />
  ) : (
    <RichText
      text="<feature>{feature}</feature> is included in <plan>{plan}</plan> and higher plans."
      values={values}
      parts={parts}
    />
  );
};

/** Upgrade card shown in place of a feature that the user's plan lacks: the plan that includes it, and its price. */
export const UpgradeCard = ({ feature }: Props) => {
  const { tier } = features[feature];
  const isTrialOffered = useTrialOffered();
  // Only features of paid plans can be locked.
  const plan = tier as PaidPlan;
  return (
    <section className="stack4" aria-labelledby={`upgrade-${feature}`}>
      <div className={classes.words}>
        <PlateRingsDecoration />
        <span className={classes.lock}>
          <Lock aria-hidden />
        </span>
        <h2 id={`upgrade-${feature}`} className={classes.title}>
          {t('Upgrade Required')}
        </h2>
        <p className={classes.what}>
          <WhichPlan bullet={t(featureBullets[feature])} plan={plan} />
          {isTrialOffered && ` ${t('Every plan starts with a {days}-day free trial.', { days: TRIAL_DAYS })}`}
        </p>
      </div>
      <PlanOffers needed={tier} />
    </section>
  );
};
