import { Button } from '@mantine/core';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { fullDay, timeOf } from '../../ui/format-day.ts';
import { mealLabels } from '../../ui/meal-mark.tsx';
import classes from './changed-elsewhere.module.css';

/** The entry as another window left it; what was typed here stays until the person chooses. */
export const ChangedElsewhere = ({ newer, onTake }: { newer: FoodEntry; onTake: () => void }) => (
  <div className={classes.notice} role="alert">
    <p>
      <b>This entry was changed in another window.</b> It is now “{newer.food_name}”,{' '}
      {formatNumber(newer.calories)} kcal, {mealLabels[newer.meal_type].toLowerCase()} on{' '}
      {fullDay(newer.local_date)} at {timeOf(newer.logged_at, newer.time_zone)}. What you typed is kept: save
      it over the newer one, or take that instead.
    </p>
    <Button variant="default" onClick={onTake}>
      Take the newer one
    </Button>
  </div>
);
