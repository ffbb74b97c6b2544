import { describe, expect, it } from 'vitest';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { conflictsOf } from '#shared/diet/conflicts.ts';
import { checkedRecord } from '#shared/diet/checked-foods.ts';
import { readDiet } from '#shared/diet/read-diet.ts';
import { conflictsOfMeal, suitableMeals } from '#shared/diet/suitable-meals.ts';
import { helpfulFoods } from '#shared/health-check/helpful-foods.ts';
import { readBook } from '#shared/meal-plans/read-book.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';

const { recordOf } = builtInFoods();
const book = readBook(builtInFoods());
const allergens =
  'gluten crustacean egg fish peanut soy milk nut celery mustard sesame sulphite lupin mollusc'.split(' ');

/** The profile's name of an allergen. */
const typed = (name: string): string => (name === 'nut' ? 'tree nut' : name);

/** Words that name an allergen or an animal in an ingredient line, independent of the food table. */
const named: Readonly<Record<string, RegExp>> = {
  gluten:
    /bread|pasta|spaghetti|couscous|bulgur|(?<!buck)wheat|barley|\brye|oats|muesli|granola|(?<!corn )tortilla|pita|flour|soy sauce/i,
  crustacean: /shrimp|prawn|crab|lobster/i,
  egg: /\beggs?\b|mayonnaise/i,
  fish: /salmon|tuna|cod\b|trout|mackerel|anchov|sardine/i,
  peanut: /peanut/i,
  soy: /soy|tofu|edamame|tempeh|miso/i,
  milk: /(?<!coconut |oat |soy |almond )milk|yogurt|cheese|feta|mozzarella|parmesan|(?<!peanut |almond )butter(?!nut)|cream|quark|ricotta|halloumi/i,
  nut: /almond|walnut|cashew|hazelnut|pecan|pistachio|pesto/i,
  sesame: /sesame|tahini|hummus/i,
  mustard: /mustard/i,
  celery: /celery|celeriac/i,
};
const meat = /chicken|beef|pork|turkey|bacon|ham\b|lamb|sausage|salami|chorizo|mince/i;
const fish = /salmon|tuna|cod\b|trout|mackerel|anchov|sardine|shrimp|prawn|crab|mussel|squid/i;

describe('The recipe book', () => {
  it.each(allergens)('recipes offered with a %s allergy name it in no ingredient', (allergen) => {
    const offered = suitableMeals(book, readDiet({ allergens: [typed(allergen)] }), recordOf);
    const lines = offered.flatMap(({ ingredients }) => ingredients);
    expect(lines.filter((line) => named[allergen]?.test(line))).toEqual([]);
  });

  it.each([
    ['vegan', [meat, fish, named.milk!, named.egg!, /honey/i]],
    ['vegetarian', [meat, fish]],
    ['pescatarian', [meat]],
    ['halal', [/pork|bacon|ham\b|wine|beer/i]],
    ['pork-free', [/pork|bacon|ham\b|chorizo|salami/i]],
    ['gluten-free', [named.gluten!]],
    ['kosher', [/pork|bacon|ham\b|shrimp|prawn|crab|mussel/i]],
  ] as const)('recipes offered to a %s user name nothing that the diet excludes', (diet, excluded) => {
    const offered = suitableMeals(book, readDiet({ diet }), recordOf);
    const lines = offered.flatMap(({ ingredients }) => ingredients);
    expect(lines.filter((line) => excluded.some((pattern) => pattern.test(line)))).toEqual([]);
    expect(offered.length).toBeGreaterThan(3);
  });

  it('knows the contents of every ingredient', () => {
    const unknown = book.flatMap(({ items }) =>
      items.filter(({ record_id }) => recordOf(record_id!)?.contains === undefined),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('a planted peanut makes every recipe unsuitable for a peanut allergy', () => {
    const peanuts = builtInTable.find(({ name }) => name === 'Peanuts')!;
    const constraints = readDiet({ allergens: ['peanut'] });
    for (const recipe of book) {
      const item = { ...recipe.items[0]!, name: peanuts.name, record_id: peanuts.id };
      const planted = { ...recipe, items: [...recipe.items, item] };
      expect(conflictsOfMeal(planted, constraints, recordOf)).toContainEqual({
        kind: 'allergen',
        name: 'peanut',
        certainty: 'contains',
      });
    }
  });

  it('a dislike and an allergy that the table has no column for are compared with the ingredients', () => {
    const withBerries = book.find(({ ingredients }) => ingredients.some((line) => /blueberr/.test(line)));
    const check = (profile: object) =>
      conflictsOfMeal(withBerries!, readDiet(profile), recordOf).map(({ certainty }) => certainty);
    expect(check({ allergens: ['blueberry'] })).toContain('contains');
    expect(check({ dislikes: ['blueberries'] })).toEqual(['contains']);
    expect(check({ allergens: ['dragon fruit'] })).toEqual([]);
  });

  it('a meal without foods is unknown and never offered with an allergy', () => {
    const meal = { name: 'Leftovers', items: null };
    expect(suitableMeals([meal], readDiet({ allergens: ['egg'] }), recordOf)).toEqual([]);
    expect(suitableMeals([meal], readDiet({}), recordOf)).toEqual([meal]);
  });
});

/** Words in a food's name that contradict a claim of its row. */
const contradictions: readonly (readonly [
  string,
  RegExp,
  (typeof builtInTable)[number]['contains'] extends infer _T ? string : never,
])[] = [
  ['peanut', /\bpeanuts?\b/i, 'peanut'],
  ['almond', /\balmonds?\b(?! extract)/i, 'nut'],
  ['walnut', /\bwalnuts?\b/i, 'nut'],
  ['shrimp', /\b(?:shrimps?|prawns?)\b/i, 'crustacean'],
  ['tofu', /\btofu\b/i, 'soy'],
  ['cheese', /\bcheese\b/i, 'milk'],
  ['tahini', /\btahini\b/i, 'sesame'],
  ['salmon', /\bsalmon\b/i, 'fish'],
];
const freeOf =
  /free|vegan|plant|meatless|veggie|imitation|without|cashew cheese|soy cheese|tofu shirataki|head cheese|cream cheese frosting|burmese tofu/i;

describe('The food table', () => {
  it.each(contradictions)('every food named after %s contains it', (_name, pattern, content) => {
    const wrong = builtInTable.filter(
      ({ name, contains }) =>
        pattern.test(name) &&
        !freeOf.test(name) &&
        contains !== undefined &&
        !(contains as readonly string[]).includes(content),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('foods suit no diet and no allergy that their rows exclude', () => {
    const allergies = allergens.map((allergen) => ({
      allergen,
      diet: readDiet({ allergens: [typed(allergen)] }),
    }));
    const vegan = readDiet({ diet: 'vegan' });
    for (const record of builtInTable) {
      const food = checkedRecord(record);
      for (const { allergen, diet } of allergies) {
        const conflicts = conflictsOf(food, diet);
        const contains = food.contains?.some((content) => content === allergen);
        expect([record.name, conflicts.length > 0]).toEqual([record.name, contains ?? true]);
      }
      const isVegan = conflictsOf(food, vegan).length === 0;
      expect([record.name, isVegan]).toEqual([record.name, record.diet === 'vegan']);
    }
  });
});

describe('helpfulFoods', () => {
  it.each([
    ...allergens.map((name) => ({ allergens: [typed(name)] })),
    { diet: 'vegan' },
    { diet: 'vegan', allergens: ['soy'] },
  ])('suggests foods that fit %o', (profile) => {
    const constraints = readDiet(profile);
    for (const nutrient of ['protein', 'fiber'] as const) {
      const foods = helpfulFoods(nutrient, 10, recordOf, constraints);
      expect(foods.length).toBeGreaterThan(0);
      for (const { record_id } of foods)
        expect(conflictsOf(checkedRecord(recordOf(record_id)!), constraints)).toEqual([]);
    }
  });
});
