import { Menu } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import { formatNumber } from '../format-number.ts';
import type { PlateLookUps } from './look-ups.ts';
import classes from './unit-choice.module.css';
import { type AmountUnit, gramUnit, ounceUnit, portionUnitsOf } from './units.ts';
import { useFoodFacts } from './use-food-facts.ts';

interface Props {
  item: FoodItem;
  unit: AmountUnit;
  lookUps: PlateLookUps;
  onChoose: (unit: AmountUnit) => void;
}

const named = new Map([
  [gramUnit, 'grams'],
  [ounceUnit, 'ounces'],
]);

/** What an amount is counted in: a menu of grams, ounces and the food's own portions. */
export const UnitChoice = ({ item, unit, lookUps, onChoose }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const facts = useFoodFacts(item.record_id, lookUps, isOpen);
  const portions = facts.data ? portionUnitsOf(facts.data) : [];
  const isLoading = isOpen && facts.isLoading;
  return (
    // In a portal: rows and dialogs would cut it off.
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className={classes.button} aria-label={`Unit of ${item.name}: ${unit.label}`}>
          <span className={classes.label}>{unit.label}</span>
          <ChevronDown aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {[gramUnit, ounceUnit, ...portions].map((choice) => (
          <Menu.Item key={choice.label} onClick={() => onChoose(choice)}>
            <span className={classes.choice} data-chosen={choice.label === unit.label || undefined}>
              {choice.label}
              <small>{named.get(choice) ?? `${formatNumber(choice.grams, 1)} g`}</small>
            </span>
          </Menu.Item>
        ))}
        {isLoading && <Menu.Label>Looking for its portions...</Menu.Label>}
        {facts.isError && <Menu.Label>Its portions could not be fetched.</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
};
