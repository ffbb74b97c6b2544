import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/language/languages.ts';
import { searchFoods } from '#shared/nutrition/search/search-foods.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const foods = builtInFoods();

const namesFor = (typed: string, language: Language = 'en'): string[] =>
  searchFoods(typed, foods, { language }).map(({ record }) => record.name);

/** What people type, the food they mean (or alternatives), and what must not be among the first three. */
type Query = readonly [typed: string, first: string, notInTop: RegExp];

const english: readonly Query[] = [
  ['milk', 'Milk', /bread|cracker|tea|soup|paleta/i],
  ['beer', 'Beer', /nut|duck|batter|cod|root|ginger/i],
  ['oat', 'Rolled oats', /flour|bran|oat roll|milk|squares/i],
  ['oats', 'Rolled oats', /flour|bran|oat roll|milk|squares/i],
  ['wine', 'Red wine', /vinegar|gum|cooler/i],
  ['egg', 'Egg', /noodle|bagel|sandwich|plant/i],
  ['chicken', 'Chicken breast', /soup|salad|nugget|sausage|frankfurter/i],
  ['bread', 'White bread', /pudding|dumpling|upma|crumb/i],
  ['cheese', 'Cheddar cheese', /cracker|cake|biscuit|sausage|bread/i],
  ['rice', 'White rice', /noodle|cake|paper|milk|cracker/i],
  ['coffee', 'Black coffee', /cake|liqueur|creamer/i],
  ['tea', 'Black tea', /egg|biscuit|cake/i],
  ['apple', 'Apple', /butter|pie|strudel|juice|cake/i],
  ['banana', 'Banana', /pepper|bread|split|muffin/i],
  ['yogurt', 'Plain yogurt', /raisin|pretzel|sauce|parfait/i],
  ['butter', 'Butter', /cracker|tart|chicken|milk|nut/i],
  ['potato', 'Boiled potatoes', /starch|skin|flake|bread|chip/i],
  ['pizza', 'Cheese pizza', /sauce|base|roll/i],
  ['burger', 'Hamburger', /bun|helper|fries/i],
  ['salmon', 'Salmon', /salad|cake|roe|sushi/i],
  ['tuna', 'Tuna in water', /salad|sandwich|melt|mac/i],
  ['steak', 'Beef steak', /fries|sauce|sandwich|salad/i],
  ['pasta', 'Pasta', /salad|sauce$|soup/i],
  ['soup', 'Soup', /cracker|dumpling|pak/i],
  ['salad', 'Green salad', /onion|sandwich|dressing|leaves/i],
  ['juice', 'Fruit juice', /bar|pouch|cocktail/i],
  ['water', 'Water', /spinach|chestnut|cracker|buffalo|melon/i],
  ['chocolate', 'Milk chocolate', /granola|muffin|cake|waffle/i],
  ['cookie', 'Chocolate chip cookie', /cereal|dough|pizza/i],
  ['nuts', 'Mixed nuts', /roast$|bread|milk|doughnut/i],
  ['almond', 'Almonds', /milk|flour|croissant|paste/i],
  ['peanut', 'Peanuts', /butter|oil$|flour|brittle/i],
  ['corn', 'Sweetcorn', /flakes|starch|dog|bread/i],
  ['tomato', 'Tomato', /paste|soup|juice|ketchup/i],
  ['orange', 'Orange', /chicken|juice|soda|blossom/i],
  ['ham', 'Ham', /burger|sandwich|omelette|salad/i],
  ['soda', 'Cola', /bread|baking|cracker/i],
  ['sugar', 'Sugar', /apple|cookie|syrup|free/i],
  ['cream', 'Heavy cream', /soda|pie|puff|cheese/i],
  ['ice cream', 'Vanilla ice cream', /sandwich|cone|cake/i],
  ['tofu', 'Firm tofu', /pudding|skin|banh/i],
  ['oat milk', 'Oat milk', /cooked|porridge/i],
  ['protein', 'Protein powder|Protein shake|Protein bar|Protein smoothie', /bread|pancake|pudding|cookie/i],
  ['mil', 'Milk', /milkfish|milanesa|milo/i],
  ['chik', 'Chicken breast', /chikanda|chiko|chili/i],
  ['chkn', 'Chicken breast', /chikanda/i],
  ['straw', 'Strawberries', /mushroom/i],
  ['peanut bu', 'Peanut butter', /cracker|cookie|cereal|pie/i],
  ['yoghrt', 'Plain yogurt', /raisin|sauce/i],
  ['whole wheat bread', 'Wholewheat bread', /pita|hot dog/i],
];

const german: readonly Query[] = [
  ['Milch', 'Milk', /bread|rice|milchreis|chocolate/i],
  ['Mil', 'Milk', /milanesa|milo/i],
  ['Haferflocken', 'Rolled oats', /flour|milk|cookie/i],
  ['Hafer', 'Rolled oats|Oatmeal', /flour|cookie|squares/i],
  ['Semmel', 'Crusty roll', /$^/],
  ['Brötchen', 'Bread roll', /jam|honey/i],
  ['Brot', 'German mixed rye bread', /pudding|stuffing|broth/i],
  ['Kart', 'Boiled potatoes', /starch|flour|fish/i],
  ['Bier', 'German beer', /cod|nut|sausage/i],
  ['Wein', 'White wine|Red wine', /vinegar|gum|grape/i],
  ['Käse', 'Cheddar cheese', /cake|cracker|bread/i],
  ['Ei', 'Egg', /noodle|plant|ice/i],
  ['Eis', 'Vanilla ice cream', /tea|coffee|lettuce/i],
  ['Hähnchen', 'Chicken breast', /soup|salad|nugget/i],
  ['Wurst', 'Cooked sausage cold cut|Bratwurst', /roll|salad/i],
  ['Reis', 'White rice', /noodle|cake|milk/i],
  ['Nudeln', 'Pasta', /salad|soup/i],
  ['Quark', 'Quark', /strudel|danish|cheesecake/i],
  ['Joghurt', 'Plain yogurt', /sauce|dressing|cake/i],
  ['Kaffee', 'Black coffee', /cake|creamer/i],
  ['Wasser', 'Water', /melon|chestnut|spinach/i],
  ['Rind', 'Roast beef', /skin|rind/i],
  ['Öl', 'Olive oil|Vegetable oil', /sardine|tuna/i],
  ['Saft', 'Fruit juice', /gravy|saffron/i],
  ['Nüsse', 'Mixed nuts', /bread|cake/i],
  ['Apfel', 'Apple', /juice|cake|sauce/i],
  ['Rinderfilet', 'Beef steak|Beef tenderloin', /tomato/i],
];

const expectRanking = ([typed, first, notInTop]: Query, language: Language): void => {
  const names = namesFor(typed, language);
  expect(first.split('|')).toContain(names[0]);
  expect(names.slice(0, 3).filter((name) => notInTop.test(name))).toEqual([]);
};

describe('Ranking of the food search', () => {
  it.each(english)('ranks what people mean by "%s" first: %s', (...query) => expectRanking(query, 'en'));
  it.each(german)('ranks what people mean by the German "%s" first: %s', (...query) =>
    expectRanking(query, 'de'),
  );

  it('finds milks for "milk" before anything made with milk', () => {
    const names = namesFor('milk');
    const firstOther = names.findIndex((name) => !/milk$/i.test(name));
    expect(firstOther === -1 || firstOther >= 8).toBe(true);
  });

  it('ranks substitutes after the food that they replace', () => {
    const names = namesFor('milk');
    expect(names.indexOf('Oat milk')).toBeGreaterThan(names.indexOf('Skim milk'));
    expect(names.indexOf('Oat milk')).toBeGreaterThan(names.indexOf('Low-fat milk'));
    expect(namesFor('butter').indexOf('Peanut butter')).toBe(-1);
  });

  it('finds every common food by its displayed name in both languages', () => {
    const common = builtInTable.filter(({ german: names }) => names !== undefined);
    const isMissing = (name: string, id: string, language: Language): boolean =>
      !searchFoods(name, foods, { language })
        .slice(0, 3)
        .some(({ record }) => record.id === id);
    const sample = common.filter((_, at) => at % 5 === 0);
    expect(sample.filter(({ id, name }) => isMissing(name, id, 'en'))).toEqual([]);
    const missing = sample.filter(({ id, german: [name = ''] = [] }) => isMissing(name, id, 'de'));
    // A few German names mean another food of the table, such as 'Torte'.
    expect(missing.length).toBeLessThanOrEqual(sample.length * 0.01);
  });

  it('notes the name that matched if it is not the displayed one', () => {
    expect(searchFoods('Haferflocken', foods, { language: 'de' })[0]?.alias).toBeNull();
    expect(searchFoods('Semmel', foods, { language: 'de' })[0]?.alias).toBe('semmel');
  });
});
