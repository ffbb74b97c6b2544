import { useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { MAX_GRAMS } from '#shared/nutrition/values/nutrients.ts';
import { type AmountUnit, gramUnit, weightOf } from '../amount-units.ts';
import { GramsStepper } from './grams-stepper.tsx';
import type { PlateLookups } from './plate-lookups-type.ts';
import { UnitChoice } from './unit-choice.tsx';

interface Props {
  item: FoodItem;
  lookUps: PlateLookups;
  onGrams: (grams: number) => void;
}

/** Returns whether a unit is coarse enough to be counted in halves. */
const isCoarse = ({ grams }: AmountUnit): boolean => grams >= 2;

/** Amount of a food in grams, ounces, milliliters or its portions. */
export const ItemAmount = ({ item, lookUps, onGrams }: Props) => {
  const [chosen, setChosen] = useState({ recordId: item.record_id, unit: gramUnit });
  // Another food has different portions: fall back to grams.
  const unit = chosen.recordId === item.record_id ? chosen.unit : gramUnit;
  return (
    <GramsStepper
      label={item.name}
      unit={unit.one}
      isCounted={isCoarse(unit)}
      value={item.grams / unit.grams}
      max={MAX_GRAMS / unit.grams}
      onChange={(amount) => onGrams(weightOf(amount, unit))}
      unitChoice={
        <UnitChoice
          item={item}
          unit={unit}
          lookUps={lookUps}
          onChoose={(next) => setChosen({ recordId: item.record_id, unit: next })}
        />
      }
    />
  );
};
