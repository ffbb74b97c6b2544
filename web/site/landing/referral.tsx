import { plans } from '#shared/plans/plans.ts';
import { referralRewards } from '#shared/referrals/schema.ts';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { useWords } from '../language/page-language.ts';
import { Button } from '../parts/button.tsx';
import classes from './referral.module.css';

const rewards = [
  { credits: referralRewards.signed_up, when: 'credits when a friend signs up' },
  { credits: referralRewards.premium, when: 'credits when they upgrade to Premium' },
  { credits: referralRewards.enterprise, when: 'credits when they go Pro' },
];

/** Section about referrals with two plates side by side (LAND-23). */
export const Referral = () => {
  const { t, number } = useWords();
  return (
    <section className={classes.referral} aria-labelledby="referral-title">
      <div className={classes.card}>
        <svg className={classes.plates} viewBox="-84 -50 168 100" aria-hidden>
          {[-34, 34].map((x) => (
            <g key={x} transform={`translate(${x} 0)`}>
              <circle className={classes.dish} r="46" />
              <circle className={classes.line} r="34" />
            </g>
          ))}
          <path className={classes.plus} d="M-9 -1H9M0 -10V8" />
        </svg>
        <div>
          <h2 id="referral-title" className={classes.title}>
            {t('Set a place for a friend')}
          </h2>
          <p className={classes.say}>
            {t('Share your link. Earn credits for each friend. They never expire.')}
          </p>
          <p className="note">{t('Pro is our {plan} plan.', { plan: plans.enterprise.name })}</p>
        </div>
        <ul className={classes.rewards}>
          {rewards.map(({ credits, when }) => (
            <li key={when}>
              <b>{number(credits)}</b>
              <span>{t(when)}</span>
            </li>
          ))}
        </ul>
        <Button href={signUpPath} tone="ink">
          {t('Get your link')}
        </Button>
      </div>
    </section>
  );
};
