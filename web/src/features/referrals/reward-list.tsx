import { t } from '#web/lib/language/translate.ts';
import {
  FRIEND_CREDITS,
  FRIEND_DAYS,
  MAX_FRIENDS_A_MONTH,
  type ReferralReward,
  referralRewards,
} from '#shared/referrals/schema.ts';
import { plans } from '#shared/plans/plans.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import classes from './reward-list.module.css';

const earnedWhen: Record<ReferralReward, string> = {
  signed_up: t('A friend joins and confirms their email'),
  premium: t('They start paying for {plan}', { plan: plans.premium.name }),
  enterprise: t('They start paying for {plan}', { plan: plans.enterprise.name }),
};

/** List of actions and their rewards. */
export const RewardList = () => (
  <div className={classes.rewards}>
    <h3 className={classes.title}>{t('What you earn')}</h3>
    <ul className="stack3">
      {(Object.keys(earnedWhen) as ReferralReward[]).map((reward) => (
        <li key={reward} className={classes.row}>
          <span>{earnedWhen[reward]}</span>
          <span className={classes.leader} aria-hidden />
          <NumberWithUnit value={referralRewards[reward]} unit={t('credits')} size="small" />
        </li>
      ))}
    </ul>
    <p className="note">
      {t('Each reward once per friend, for up to {friends} friends a month. These credits never expire.', {
        friends: MAX_FRIENDS_A_MONTH,
      })}
    </p>
    <p className="note">
      {t('Your friend gets {credits} credits after logging meals on {days} days.', {
        credits: FRIEND_CREDITS,
        days: FRIEND_DAYS,
      })}
    </p>
    <p className="note">
      {t(
        'Accounts made up for rewards earn none: sign-ups from disposable addresses, and many from one device, network or email domain.',
      )}
    </p>
  </div>
);
