import { t } from '#web/lib/language/translate.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import classes from './lookup-state.module.css';

interface Props {
  isLookingUp: boolean;
  /** Engine that looked up the values; null if they were typed. */
  found: DescribedMeal['engine'] | null;
}

const saidOf: Record<DescribedMeal['engine'], string> = {
  rules: t('Filled from the food table.'),
  model: t('Filled. What the food table does not know was estimated by a model: please check it.'),
  device: t('Filled by the model on this device: please check it.'),
};

/** Status of a lookup: its cost, a loading text, or the source of the values. */
export const LookupState = ({ isLookingUp, found }: Props) => (
  <div className={classes.state}>
    <p role="status">{isLookingUp ? t('Looking up…') : found && saidOf[found]}</p>
    {!isLookingUp && !found && <CreditCost action="food_lookup" />}
  </div>
);
