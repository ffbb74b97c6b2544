import { referralRewards } from '#shared/referrals/schema.ts';
import { formatNumber } from '../../src/ui/format-number.ts';
import { paths } from '../../src/lib/paths.ts';
import { Button } from '../parts/button.tsx';
import classes from './referral.module.css';

const rewards = [
  { credits: referralRewards.signed_up, when: 'a friend signs up' },
  { credits: referralRewards.premium, when: 'they upgrade to Premium' },
  { credits: referralRewards.enterprise, when: 'they go Pro' },
];

/** Two plates beside each other, and what the second one brings (LAND-23). */
export const Referral = () => (
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
          Set a place for a friend
        </h2>
        <p className={classes.say}>
          Share your link. Credits come to you, each once per friend, and they stay.
        </p>
      </div>
      <ul className={classes.rewards}>
        {rewards.map(({ credits, when }) => (
          <li key={when}>
            <b>{formatNumber(credits)}</b>
            <span>credits when {when}</span>
          </li>
        ))}
      </ul>
      <Button href={paths.auth} tone="ink">
        Get your link
      </Button>
    </div>
  </section>
);
