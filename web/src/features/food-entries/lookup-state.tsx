import type { DescribedMeal } from '#shared/foods/routes.ts';
import classes from './lookup-state.module.css';

interface Props {
  isLookingUp: boolean;
  /** How the figures of the form were found; null where they were not. */
  found: DescribedMeal['engine'] | null;
}

const saidOf: Record<DescribedMeal['engine'], string> = {
  rules: 'Filled from the food table.',
  model: 'Filled. What the food table does not know was estimated by a model: please check it.',
  device: 'Filled by the model on this device: please check it.',
};

/** Where a look-up stands: under way, or what it filled the form from. */
export const LookupState = ({ isLookingUp, found }: Props) => (
  <p className={classes.state} role="status">
    {isLookingUp ? 'Looking up…' : found && saidOf[found]}
  </p>
);
