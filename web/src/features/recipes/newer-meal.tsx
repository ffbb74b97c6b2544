import { Button } from '@mantine/core';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import classes from './recipes.module.css';

/** The meal as another window left it; what was typed here stays until the person chooses. */
export const NewerMeal = ({ newer, onTake }: { newer: SavedMeal; onTake: () => void }) => (
  <div className={classes.notice} role="alert">
    <p>
      <b>This meal was changed in another window.</b> It is now “{newer.name}”, {formatNumber(newer.portions)}{' '}
      {newer.portions === 1 ? 'serving' : 'servings'} of {formatNumber(newer.items.length)}{' '}
      {newer.items.length === 1 ? 'food' : 'foods'}. What you typed is kept: save it over the newer one, or
      take that instead.
    </p>
    <Button variant="default" onClick={onTake}>
      Take the newer one
    </Button>
  </div>
);
