import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { greetingAt, GreetingPlate } from './greeting-plate.tsx';
import classes from './dashboard-skeleton.module.css';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => <SkeletonBlock key={index} height="1.1rem" />);

/** Six placeholders for the plate, its numbers, the remaining calories, the week and the entries. */
export const DashboardSkeleton = () => {
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  return (
    <ul className={classes.grid} aria-label={t('Loading your day')} aria-busy>
      <li className={classes.plate}>
        <GreetingPlate greetings={greeting ? [greeting] : []} />
      </li>
      <li className={classes.lines}>{lines(4)}</li>
      <li className={classes.traces}>{lines(3)}</li>
      <li className={classes.left}>
        <SkeletonBlock width="50%" height="1.5rem" />
        {lines(2)}
        <SkeletonBlock height="5rem" />
      </li>
      <li className={classes.week}>
        <SkeletonBlock width="30%" height="1.5rem" />
        <SkeletonBlock height="13rem" />
      </li>
      <li className={classes.entries}>
        <SkeletonBlock width="30%" height="1.5rem" />
        {lines(4)}
      </li>
    </ul>
  );
};
