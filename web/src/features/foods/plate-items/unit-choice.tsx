import { t } from '#web/lib/language/translate.ts';
import { Menu } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { type AmountUnit, gramUnit, unitsOf } from '../amount-units.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import type { PlateLookups } from './plate-lookups-type.ts';
import classes from './unit-choice.module.css';
import { useFoodFacts } from './use-food-facts.ts';

interface Props {
  item: FoodItem;
  unit: AmountUnit;
  lookUps: PlateLookups;
  onChoose: (unit: AmountUnit) => void;
}

const measures = new Map([
  ['g', t('grams')],
  ['oz', t('ounces')],
  ['ml', t('milliliters')],
]);

/** Stand-in for a food whose details are unknown or not loaded. */
const unknown = { liquid: false, portions: [] };

/** Unit menu of an amount: weights, volumes for drinks, and the food's portions. */
export const UnitChoice = ({ item, unit, lookUps, onChoose }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const facts = useFoodFacts(item.record_id, lookUps, isOpen);
  const isLoading = isOpen && facts.isLoading;
  // Offer only grams until it is known whether the food is a drink.
  const units = isLoading ? [gramUnit] : unitsOf(facts.data ?? unknown, 'measures');
  return (
    // Fixed position: rows and dialogs would clip the menu.
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" floatingStrategy="fixed">
      <Menu.Target>
        <button
          type="button"
          className={classes.button}
          aria-label={t('Unit of {name}: {unit}', { name: item.name, unit: unit.one })}
        >
          <span className="truncate">{unit.one}</span>
          <ChevronDown aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        {units.map((choice) => (
          <Menu.Item key={choice.one} onClick={() => onChoose(choice)}>
            <span className={classes.choice} data-chosen={choice.one === unit.one || undefined}>
              {choice.one}
              <small>{measures.get(choice.one) ?? `${formatNumber(choice.grams, 1)} g`}</small>
            </span>
          </Menu.Item>
        ))}
        {isLoading && <Menu.Label>{t('Loading portions…')}</Menu.Label>}
        {facts.isError && <Menu.Label>{t('We couldn’t load the portions.')}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
};
