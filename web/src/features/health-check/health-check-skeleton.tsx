import { t } from '#web/lib/language/translate.ts';
import { Bone } from '#web/ui/feedback/bone.tsx';
import card from '#web/ui/layout/card.module.css';
import classes from './health-check.module.css';

/** Placeholders in the places of the dial, the four cards and the recommendations. */
export const HealthCheckSkeleton = () => (
  <div className={classes.view} role="status" aria-label={t('Loading your health check')} aria-busy>
    <div className={classes.score}>
      <div className={classes.dial}>
        <Bone isRound height="auto" />
      </div>
    </div>
    <ul className={classes.metrics}>
      {['calories', 'protein', 'fiber', 'logging'].map((name) => (
        <li key={name} className={`${card.card} ${classes.bones}`}>
          <Bone width="50%" height="1.25rem" />
          <Bone width="40%" height="1.75rem" />
          <Bone height="2.5rem" />
        </li>
      ))}
    </ul>
    <div className={`${card.card} ${classes.bones} ${classes.wide}`}>
      <Bone width="12rem" height="1.5rem" />
      <Bone height="6rem" />
    </div>
  </div>
);
