import { t } from '#web/lib/language/translate.ts';
import Check from 'lucide-react/icons/check';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { ConfidenceIndicator } from '../confidence-indicator.tsx';
import classes from './plate-item.module.css';

const labelOf = ({ corrected, usual, grams }: FoodItem): string => {
  if (corrected) return t('Corrected by you');
  return usual ? t('Your usual: {grams} g', { grams: formatNumber(grams, 1) }) : t('Your saved correction');
};

/** Confidence of a food and its amount, or a label for corrected ones. */
export const ItemConfidence = ({ item }: { item: FoodItem }) => {
  if (!item.corrected && !item.remembered && !item.usual)
    return <ConfidenceIndicator value={item.confidence} />;
  return (
    <span className={classes.own}>
      <Check aria-hidden />
      {labelOf(item)}
    </span>
  );
};
