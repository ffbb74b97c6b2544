import { t } from '#web/lib/language/translate.ts';
import { ActionIcon } from '@mantine/core';
import Star from 'lucide-react/icons/star';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { ItemSource, recordLookup, unitsOf } from '#web/features/foods/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { type Amount, faultOf } from './amount.ts';
import type { PickedFood } from './picked-food.ts';
import classes from './picked-food-panel.module.css';
import { useStar } from '../list/use-star.ts';

interface Props {
  picked: PickedFood;
  items: readonly FoodItem[] | null;
  onAmount: (amount: Amount) => void;
}

const unitLabel = ({ one, grams, isWeight }: Amount['unit']): string =>
  isWeight ? one : `${one} (${formatNumber(grams, 1)} g)`;

/** Amount and unit of the selected food, from which all values are calculated. */
export const PickedFoodPanel = ({ picked, items, onAmount }: Props) => {
  const { isStarred, toggle } = useStar(picked.id);
  const { measured, name } = picked;
  const units = measured ? unitsOf(measured.food) : [];
  const [item] = items ?? [];
  const label = measured?.food.packaged?.label ?? '';
  return (
    <div className={classes.panel} role="group" aria-label={t('Amount of {name}', { name })}>
      {measured ? (
        <>
          <NumberField
            label={t('Amount')}
            unit=""
            step={measured.amount.unit.grams < 2 ? 1 : 0.1}
            data-path="amount"
            value={measured.amount.typed}
            error={faultOf(measured.amount)}
            onChange={(typed) => onAmount({ ...measured.amount, typed })}
            onFocus={(event) => event.currentTarget.select()}
          />
          <SelectField
            label={t('Unit')}
            value={measured.amount.unit.one}
            data={units.map((unit) => ({ value: unit.one, label: unitLabel(unit) }))}
            onChange={(event) => {
              const unit = units.find(({ one }) => one === event.currentTarget.value);
              if (unit) onAmount({ ...measured.amount, unit });
            }}
          />
        </>
      ) : (
        <p className={classes.own}>{t('As you logged it.')}</p>
      )}
      {!measured?.food.packaged && (
        <ActionIcon
          className={classes.star ?? ''}
          aria-label={t('{name} is a favorite', { name })}
          aria-pressed={isStarred}
          title={isStarred ? t('Remove from favorites') : t('Add to favorites')}
          onClick={toggle}
        >
          <Star aria-hidden />
        </ActionIcon>
      )}
      {label !== '' && <p className={classes.source}>{label}</p>}
      {measured && item && (
        <div className={classes.source}>
          <ItemSource item={item} lookUps={recordLookup} />
        </div>
      )}
    </div>
  );
};
