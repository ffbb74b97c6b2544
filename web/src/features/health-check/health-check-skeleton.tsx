import { t } from '#web/lib/language/translate.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './health-check.module.css';

/** Placeholders for the dial, the four cards and the recommendations. */
export const HealthCheckSkeleton = () => (
  <div className={classes.view} role="status" aria-label={t('Loading your health check')} aria-busy>
    <div className={classes.score}>
      <div className={classes.dial}>
        <SkeletonBlock isRound height="auto" />
      </div>
    </div>
    <ul className={classes.metrics}>
      {['calories', 'protein', 'fiber', 'logging'].map((name) => (
        <li key={name} className="card stack4">
          <SkeletonBlock width="50%" height="1.25rem" />
          <SkeletonBlock width="40%" height="1.75rem" />
          <SkeletonBlock height="2.5rem" />
        </li>
      ))}
    </ul>
    <div className={`card stack4 ${classes.wide}`}>
      <SkeletonBlock width="12rem" height="1.5rem" />
      <SkeletonBlock height="6rem" />
    </div>
  </div>
);
