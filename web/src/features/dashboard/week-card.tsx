import type { Dashboard } from '#shared/dashboard/schema.ts';
import { WeekBars } from '../../ui/week-bars.tsx';
import classes from './week-card.module.css';

/** The last seven days against the goal. */
export const WeekCard = ({ dashboard }: { dashboard: Dashboard }) => {
  const logged = dashboard.week.filter(({ meal_count }) => meal_count > 0).length;
  return (
    <section className={classes.card} aria-labelledby="week">
      <div className={classes.head}>
        <h2 id="week">Weekly progress</h2>
        <span className={classes.note}>kcal a day, {logged} of 7 days logged</span>
      </div>
      <WeekBars
        days={dashboard.week}
        goal={dashboard.daily_calorie_goal}
        average={dashboard.weekly_average}
      />
    </section>
  );
};
