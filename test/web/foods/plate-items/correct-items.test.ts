import { describe, expect, it } from 'vitest';
import { type FoodItem, foodItem } from '#shared/nutrition/values/food-item.ts';
import {
  addItems,
  chooseAlternative,
  putBack,
  removeItem,
  renameItem,
  reweighItem,
} from '#web/features/foods/plate-items/correct-items.ts';
import { keyOf } from '#web/features/foods/plate-items/item-keys.ts';
import { plateNameOf } from '#web/features/foods/plate-items/plate-name.ts';
import { hasAmount } from '#web/features/foods/plate-items/has-amount.ts';
import { aFoodItem, salmonItem } from '#test/support/builders/a-food-item.ts';

const tuna = { calories: 130, protein: 29, carbs: 0, fat: 1, fiber: 0, sugar: 0, sodium: 50 };
const salmon = {
  ...salmonItem,
  said: 'fish fillet',
  proposed_grams: 100,
  amount_cut: true,
  alternatives: [
    { name: 'Tuna', grams: 85, record_id: 'usda:1', per_100_g: tuna },
    { name: 'Cod', grams: 90, record_id: 'usda:2', per_100_g: tuna },
  ],
};
const rice = aFoodItem();
const plate = [salmon, rice];
const egg = aFoodItem({
  name: 'Egg, boiled',
  grams: 50,
  said: 'egg',
  proposed_grams: 50,
  per_100_g: { calories: 155, protein: 13, carbs: 1, fat: 11, fiber: 0, sugar: 1, sodium: 124 },
});

describe('Correcting a weight', () => {
  it('updates the values, marks the food and keeps the phrase and the original weight', () => {
    const [heavier, other] = reweighItem(plate, keyOf(salmon), 150);
    expect(heavier).toMatchObject({ grams: 150, corrected: true, said: 'fish fillet', proposed_grams: 100 });
    expect(heavier?.nutrients.calories).toBe(309);
    expect([heavier?.amount_cut, other]).toEqual([undefined, rice]);
    expect(foodItem.safeParse(heavier).success).toBe(true);
  });

  it('counts as no correction when the final weight is the original one', () => {
    expect(reweighItem(plate, keyOf(salmon), 100)[0]).toBe(salmon);
    const typed = [1, 10, 100].reduce<FoodItem[]>(
      (now, grams) => reweighItem(now, keyOf(salmon), grams),
      plate,
    );
    expect(typed[0]).toBe(salmon);
  });
});

describe('Replacing a food of a plate', () => {
  const choose = (from: FoodItem[] = plate) =>
    chooseAlternative(from, keyOf(from[0]!), salmon.alternatives[0]!);

  it("does not offer the user's own calories as those of the record", () => {
    const own = { ...salmon, source: 'user' as const };
    const [now] = chooseAlternative([own], keyOf(own), own.alternatives[0]!);
    expect(now?.alternatives?.map(({ name }) => name)).toEqual(['Cod']);
  });

  it('takes record, values and weight from an alternative, and keeps the row', () => {
    const [now] = choose();
    expect(now).toMatchObject({
      name: 'Tuna',
      grams: 85,
      record_id: 'usda:1',
      source: 'usda',
      corrected: true,
      said: 'fish fillet',
      proposed_grams: 100,
    });
    expect(now?.nutrients.calories).toBe(111);
    expect(keyOf(now!)).toBe(keyOf(salmon));
    expect(foodItem.safeParse(now).success).toBe(true);
  });

  it('offers the original food first, and leaves no correction after switching back', () => {
    const [now] = choose();
    expect(now?.alternatives?.map(({ name, grams }) => [name, grams])).toEqual([
      ['Salmon, roasted', 100],
      ['Cod', 90],
    ]);
    expect(chooseAlternative([now!], keyOf(now!), now!.alternatives![0]!)).toEqual([salmon]);
  });

  it("uses the second food's own weight for the phrase when replaced twice", () => {
    const [now] = choose();
    expect(chooseAlternative([now!], keyOf(now!), salmon.alternatives[1]!)[0]).toMatchObject({
      name: 'Cod',
      grams: 90,
    });
  });

  it('replacing a food of a plate keeps a typed weight through every replacement', () => {
    const [now] = choose(reweighItem(plate, keyOf(salmon), 150));
    expect([now?.name, now?.grams]).toEqual(['Tuna', 150]);
    const [then] = chooseAlternative([now!], keyOf(now!), salmon.alternatives[1]!);
    expect([then?.name, then?.grams]).toEqual(['Cod', 150]);
    expect(renameItem([then!], keyOf(then!), [egg])[0]).toMatchObject({ name: 'Egg, boiled', grams: 150 });
  });

  it("uses the new food's portion for free text when the weight was a portion, and keeps the original phrase", () => {
    const [now] = renameItem(plate, keyOf(salmon), [egg]);
    expect(now).toMatchObject({ name: 'Egg, boiled', grams: 50, corrected: true, said: 'fish fillet' });
    expect(now?.nutrients.calories).toBe(78);
    expect(keyOf(now!)).toBe(keyOf(salmon));
    const bread = aFoodItem({ name: 'Bread', grams: 40, proposed_grams: 40 });
    expect(renameItem([now!], keyOf(now!), [bread])[0]).toMatchObject({ name: 'Bread', grams: 40 });
  });

  it('replacing a food of a plate keeps a mentioned or photographed weight for free text', () => {
    const [now] = renameItem([rice], keyOf(rice), [egg]);
    expect([now?.name, now?.grams]).toEqual(['Egg, boiled', 150]);
  });

  it('replacing a food of a plate keeps the weight given in free text from then on', () => {
    const said = { ...egg, grams: 70, proposed_grams: undefined };
    const [now] = renameItem(plate, keyOf(salmon), [said], { hasAmount: true });
    expect(now?.grams).toBe(70);
    expect(renameItem([now!], keyOf(now!), [aFoodItem()])[0]).toMatchObject({ grams: 70 });
    expect(foodItem.safeParse(now).success).toBe(true);
  });

  it('replacing a food of a plate uses the weight of the amount given in free text', () => {
    const [now] = renameItem(plate, keyOf(salmon), [egg], { hasAmount: true });
    expect([now?.grams, now?.proposed_grams]).toEqual([50, 100]);
  });

  it("uses the foods' own weights when one food is replaced by several", () => {
    const now = renameItem(plate, keyOf(salmon), [egg, aFoodItem({ name: 'Bread', grams: 40 })]);
    expect(now.map(({ name, grams }) => [name, grams])).toEqual([
      ['Egg, boiled', 50],
      ['Bread', 40],
      ['White rice, cooked', 150],
    ]);
  });
});

describe('A plate', () => {
  it('a plate removes a food, restores it at its position, and adds new ones at the end', () => {
    const without = removeItem(plate, keyOf(salmon));
    expect(without).toEqual([rice]);
    expect(putBack(without, salmon, 0)).toEqual(plate);
    expect(addItems(plate, [egg]).at(-1)).toBe(egg);
  });

  it('a plate shows similar foods in separate rows', () => {
    const [one, two] = [aFoodItem(), aFoodItem()];
    expect(removeItem([one, two], keyOf(two))).toEqual([one]);
  });

  const named = (...names: string[]) => plateNameOf(names.map((name) => ({ name })));

  it('a plate uses a short list of its foods as its name', () => {
    expect(named('Egg, boiled')).toBe('Egg');
    expect(named('Egg, boiled', 'Rye bread')).toBe('Egg and rye bread');
    expect(named('Egg', 'Bread', 'Butter', 'Milk')).toBe('Egg, bread, butter and milk');
    expect(named('Egg', 'Bread', 'Butter', 'Milk', 'Tea')).toBe('Egg, bread, butter and 2 more');
  });

  it('a plate shortens its name to the limit of the diary', () => {
    expect(named(...Array.from({ length: 40 }, () => 'x'.repeat(120))).length).toBeLessThanOrEqual(200);
  });
});

describe('The free text for a food', () => {
  it.each([
    ['two slices of bread', true],
    ['150 g tuna', true],
    ['a banana', true],
    ['½ avocado', true],
    ['tuna', false],
    ['anchovies', false],
    ['someone’s stew', false],
  ])('the free text for a food detects in %s whether an amount is given: %s', (text, says) => {
    expect(hasAmount(text)).toBe(says);
  });
});
