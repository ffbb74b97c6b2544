import { useState } from 'react';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { GramsStepper } from '../grams-stepper.tsx';
import type { PlateLookUps } from './look-ups.ts';
import { UnitChoice } from './unit-choice.tsx';
import { gramUnit } from './units.ts';

interface Props {
  item: FoodItem;
  lookUps: PlateLookUps;
  onGrams: (grams: number) => void;
}

/** What the diary takes, g. */
const MOST_GRAMS = 5_000;

/** As much as a kitchen scale tells. */
const round = (grams: number): number => Math.round(grams * 10) / 10;

/** How much of a food: in grams, ounces, or what people count it in. */
export const ItemAmount = ({ item, lookUps, onGrams }: Props) => {
  const [chosen, setChosen] = useState({ recordId: item.record_id, unit: gramUnit });
  // Another food has other slices and cups.
  const unit = chosen.recordId === item.record_id ? chosen.unit : gramUnit;
  return (
    <GramsStepper
      key={unit.label}
      label={item.name}
      unit={unit.label}
      isCounted={unit !== gramUnit}
      value={Math.round((item.grams / unit.grams) * 100) / 100}
      max={MOST_GRAMS / unit.grams}
      onChange={(amount) => onGrams(round(amount * unit.grams))}
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
