import { describe, expect, it } from 'vitest';
import { searchFoods } from '#shared/nutrition/search/search-foods.ts';
import { builtInFoods, describeMeal, weighedFoods } from '#test/support/built-in-foods.ts';

describe('Everyday German meals', () => {
  it.each([
    ['2 Eier', 'Egg 100'],
    ['zwei Eier und eine Scheibe Toast mit Butter', 'Egg 100, Toast 25, Butter 7'],
    ['Rührei aus 3 Eiern', 'Scrambled eggs 183'],
    ['1 EL Olivenöl', 'Olive oil 14'],
    ['2 TL Zucker', 'Sugar 8.4'],
    ['ein Glas Milch', 'Milk 244'],
    ['200 ml Milch 3,5 % Fett', 'Whole milk 206'],
    ['1 Becher Joghurt', 'Plain yogurt 150'],
    ['eine Handvoll Nüsse', 'Mixed nuts 28'],
    ['1 Dose Kichererbsen', 'Canned chickpeas 253'],
    ['halbe Avocado', 'Avocado 75'],
    ['anderthalb Bananen', 'Banana 189'],
    ['zwei Aepfel', 'Apple 400'],
    ['Erdbeeren', 'Strawberries 140'],
    ['150 g Lachs, 200 g Kartoffeln, 100 g Spinat', 'Salmon 150, Boiled potatoes 200, Cooked spinach 100'],
    ['Kaffee ohne Milch', 'Black coffee 360'],
    ['Brot ohne Butter', 'German mixed rye bread 50'],
    ['150 g gegrillter Lachs, eine Tasse Reis und etwas Brokkoli', 'Salmon 150, White rice 163, Broccoli 90'],
    ['zwei Scheiben Weißbrot', 'White bread 56'],
    ['zwei Scheiben Weissbrot', 'White bread 56'],
    ['200 g Basmatireis', 'White rice 200'],
    ['Haehnchenschenkel mit Rosenkohl', 'Chicken leg 150, Brussels sprouts 78'],
    ['eine Tasse Kakao', 'Hot chocolate 248'],
    ['Forelle', 'Trout 143'],
    ['rote Paprika', 'Red pepper 85'],
    ['ein knallroter Apfel', 'Apple 200'],
    ['300 ml grasgrüner Smoothie', 'Smoothie without dairy 274'],
    ['eine Blutorange', 'Orange 154'],
    ['2 Klöße', 'German potato dumplings 200'],
    ['2 Kugeln Eis', 'Vanilla ice cream 132'],
  ])('parses "%s"', (text, foods) => {
    expect(weighedFoods(text)).toBe(foods);
  });

  it('recognizes the meal type in German', () => {
    expect(describeMeal('zum Frühstück Müsli').meal_type).toBe('breakfast');
    expect(describeMeal('heute Mittag Spaghetti').meal_type).toBe('lunch');
    expect(describeMeal('abends Nudeln').meal_type).toBe('dinner');
  });

  it.each(['heute früh zwei Eier', 'morgens ein Müsli', 'in der Früh einen Kaffee'])(
    'reads the morning of "%s" as breakfast',
    (text) => expect(describeMeal(text).meals.map(({ meal }) => meal)).toContain('breakfast'),
  );

  it('keeps similar English text English', () => {
    expect(weighedFoods('old el paso taco')).toContain('Taco');
    expect(weighedFoods('a cup and a half of rice')).toBe('White rice 245');
  });

  it.each([
    ['Milch', 'Milk'],
    ['Käse', 'Cheddar cheese'],
    ['kaese', 'Cheddar cheese'],
    ['Äpfel', 'Apple'],
  ])('%s finds a food in the search', (typed, name) => {
    expect(searchFoods(typed, builtInFoods())[0]?.record.name).toBe(name);
  });
});
