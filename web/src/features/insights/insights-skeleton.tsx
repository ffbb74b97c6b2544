import { t } from '#web/lib/language/translate.ts';
import { Bone } from '#web/ui/feedback/bone.tsx';
import classes from './insights-view.module.css';

/** Placeholders in the places of the score and the insights. */
export const InsightsSkeleton = () => (
  <div className={classes.view} role="status" aria-label={t('Loading your insights')} aria-busy>
    <div className={classes.bones}>
      <Bone height="16rem" />
      <Bone width="60%" height="2.75rem" />
    </div>
    <div className={classes.bones}>
      <Bone width="30%" height="1.5rem" />
      <Bone height="7rem" />
      <Bone height="7rem" />
      <Bone height="7rem" />
    </div>
  </div>
);
