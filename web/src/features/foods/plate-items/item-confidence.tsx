import { t } from '#web/lib/language/translate.ts';
import Check from 'lucide-react/icons/check';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { ConfidenceIndicator } from '../confidence-indicator.tsx';
import classes from './plate-item.module.css';

/** Confidence of a food and its amount, or a label for corrected ones. */
export const ItemConfidence = ({ item }: { item: FoodItem }) => {
  if (!item.corrected && !item.remembered) return <ConfidenceIndicator value={item.confidence} />;
  return (
    <span className={classes.own}>
      <Check aria-hidden />
      {item.corrected ? t('Corrected by you') : t('Your saved correction')}
    </span>
  );
};
