import { t } from '#web/lib/language/translate.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import classes from './lookup-state.module.css';

interface Props {
  isLookingUp: boolean;
  /** Engine that looked up the values; null if they were typed. */
  found: DescribedMeal['engine'] | null;
}

const engineLabels: Record<DescribedMeal['engine'], string> = {
  rules: t('Filled in from our food database.'),
  model: t('Filled in. AI estimated what isn’t in our food database, so please check it.'),
  device: t('Filled in by AI on this device. Please check it.'),
};

/** Status of a lookup: its cost, a loading text, or the source of the values. */
export const LookupState = ({ isLookingUp, found }: Props) => (
  <div className={classes.state}>
    <p role="status">{isLookingUp ? t('Looking up…') : found && engineLabels[found]}</p>
    {!isLookingUp && !found && <CreditCost action="food_lookup" />}
  </div>
);
