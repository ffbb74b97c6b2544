import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../lib/time/use-today.ts';
import { Figure } from '../../ui/figure.tsx';
import { achievementQuery } from './achievement-query.ts';
import { streakNote } from './streak-words.ts';
import classes from './streak-card.module.css';

/**
 * How many days in a row are logged, small on the dashboard. Where that cannot be loaded nothing stands in its place:
 * the list of achievements says so, with a way to try again.
 */
export const StreakCard = () => {
  const { data } = useQuery(achievementQuery(useToday()));
  if (!data) return null;
  const { streak } = data;
  return (
    <section className={classes.card} aria-labelledby="streak">
      <h2 id="streak" className={classes.heading}>
        Streak
      </h2>
      <p>
        <Figure value={streak.days} unit={streak.days === 1 ? 'day in a row' : 'days in a row'} />
      </p>
      <p className={classes.note}>{streakNote(streak)}</p>
    </section>
  );
};
