import { t } from '#web/lib/language/translate.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './referrals-view.module.css';

/** Placeholders for the invitation, the credits and the referrals. */
export const ReferralsSkeleton = () => (
  <div className={classes.view} role="status" aria-label={t('Loading your referrals')} aria-busy>
    <div className="lift stack5">
      <SkeletonBlock width="40%" height="1.5rem" />
      <SkeletonBlock width="60%" height="3.25rem" />
      <SkeletonBlock height="2.75rem" />
      <SkeletonBlock height="8rem" />
    </div>
    <div className="stack5">
      <div className="card stack5">
        <SkeletonBlock width="50%" height="1.5rem" />
        <SkeletonBlock width="7rem" height="3.25rem" />
      </div>
      <div className="card stack5">
        <SkeletonBlock width="50%" height="1.5rem" />
        <SkeletonBlock height="8rem" />
      </div>
    </div>
  </div>
);
