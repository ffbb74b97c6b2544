import { t } from '#web/lib/language/translate.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import classes from './diary-view.module.css';

const cards = (count: number, height: string) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className="card stack4">
      <SkeletonBlock width="40%" height="1.5rem" />
      <SkeletonBlock height={height} />
    </div>
  ));

/** Placeholders for the meals, the totals and the water. */
export const DiarySkeleton = () => (
  <div className={classes.day} role="status" aria-label={t('Loading your day')} aria-busy>
    <div className={classes.meals}>{cards(3, '4rem')}</div>
    <div className={classes.aside}>{cards(2, '7rem')}</div>
  </div>
);
