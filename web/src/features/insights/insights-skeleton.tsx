import { t } from '#web/lib/language/translate.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './insights-view.module.css';

/** Placeholders for the score and the insights. */
export const InsightsSkeleton = () => (
  <div className={classes.view} role="status" aria-label={t('Loading your insights')} aria-busy>
    <div className="stack4">
      <SkeletonBlock height="16rem" />
      <SkeletonBlock width="60%" height="2.75rem" />
    </div>
    <div className="stack4">
      <SkeletonBlock width="30%" height="1.5rem" />
      <SkeletonBlock height="7rem" />
      <SkeletonBlock height="7rem" />
      <SkeletonBlock height="7rem" />
    </div>
  </div>
);
