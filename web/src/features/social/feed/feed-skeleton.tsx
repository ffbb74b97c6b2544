import { t } from '#web/lib/language/translate.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './feed.module.css';

/** Placeholders for the first meals. */
export const FeedSkeleton = () => (
  <div role="status" aria-label={t('Loading shared meals')} aria-busy>
    {[1, 2].map((place) => (
      <div key={place} className={classes.bones}>
        <SkeletonBlock width="40%" height="2.75rem" />
        <SkeletonBlock width="70%" />
        <SkeletonBlock height="2.75rem" />
      </div>
    ))}
  </div>
);
