import { t } from '#web/lib/language/translate.ts';
import { Bone } from '#web/ui/feedback/bone.tsx';
import classes from './dashboard-skeleton.module.css';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => <Bone key={index} height="1.1rem" />);

/** Six placeholders in the places of the plate, its numbers, what is left, the week and the entries. */
export const DashboardSkeleton = () => (
  <ul className={classes.grid} aria-label={t('Loading your day')} aria-busy>
    <li className={classes.plate}>
      <Bone isRound height="auto" />
    </li>
    <li className={classes.lines}>{lines(4)}</li>
    <li className={classes.traces}>{lines(3)}</li>
    <li className={classes.left}>
      <Bone width="50%" height="1.5rem" />
      {lines(2)}
      <Bone height="5rem" />
    </li>
    <li className={classes.week}>
      <Bone width="30%" height="1.5rem" />
      <Bone height="13rem" />
    </li>
    <li className={classes.entries}>
      <Bone width="30%" height="1.5rem" />
      {lines(4)}
    </li>
  </ul>
);
