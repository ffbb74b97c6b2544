import { screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { askConsent } from '#web/app/ask-consent.tsx';
import type { PlateLookups } from '#web/features/foods/plate-items/plate-lookups-type.ts';
import { PlateItems } from '#web/features/foods/plate-items/plate-items.tsx';
import { aFoodItem, salmonItem } from '#test/support/builders/a-food-item.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { salmonFacts } from './facts.ts';

export const tuna = { calories: 130, protein: 29, carbs: 0, fat: 1, fiber: 0, sugar: 0, sodium: 50 };
export const salmon: FoodItem = {
  ...salmonItem,
  alternatives: [
    { name: 'Tuna', grams: 85, record_id: 'usda:1', per_100_g: tuna },
    { name: 'Cod', grams: 90, record_id: 'fndds:2', per_100_g: tuna },
  ],
};

interface PlateProps {
  items: FoodItem[];
  lookUps: PlateLookups;
  onSubmit: () => void;
  onItems: (items: readonly FoodItem[]) => void;
}

/** The editor in a form, as on the page where entries are corrected. */
const Plate = ({ items, lookUps, onSubmit, onItems }: PlateProps) => {
  const [now, setNow] = useState<readonly FoodItem[]>(items);
  useEffect(() => onItems(now), [now, onItems]);
  return (
    <form onSubmit={onSubmit}>
      <PlateItems label="Foods" items={now} onCorrect={setNow} lookUps={lookUps} />
    </form>
  );
};

/** Opens the editor with a plate of salmon and rice, and a table that finds every food. */
export const openPlate = (items: FoodItem[] = [salmon, aFoodItem()], lookUps: Partial<PlateLookups> = {}) => {
  const find = vi.fn<PlateLookups['find']>(() =>
    Promise.resolve({ items: [aFoodItem({ name: 'Bread', grams: 40 })], not_understood: [] }),
  );
  const read = vi.fn<PlateLookups['read']>(() => Promise.resolve(salmonFacts()));
  const onSubmit = vi.fn<() => void>();
  const latest: { items: readonly FoodItem[] } = { items };
  const onItems = (now: readonly FoodItem[]): void => {
    latest.items = now;
  };
  const { user, click } = openScreen(
    <Plate
      items={items}
      lookUps={{ find, read, renderConsent: askConsent, ...lookUps }}
      onSubmit={onSubmit}
      onItems={onItems}
    />,
  );
  return { user, click, find, read, onSubmit, latest };
};

export const rowOf = (name: string) =>
  within(screen.getByRole('button', { name: `${name}: something else?` }).closest('li')!);
