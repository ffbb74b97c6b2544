import { describe, expect, it } from 'vitest';
import { describeFood } from '#functions/foods/describe-food.ts';
import { groundFoods } from '#functions/foods/ground-foods.ts';
import { myFoodsOf } from '#functions/foods/my-foods.ts';
import { readFood } from '#functions/foods/read-food.ts';
import { readRecipe } from '#functions/recipes/read-recipe.ts';
import { analysisOf } from '#functions/scan/match-meal-items.ts';
import { searchFoods } from '#functions/foods/search-foods.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';

const foods = builtInFoods();
const openFoods = async () => foods;
const recall = async (_: string, items: Parameters<typeof nameItemsIn>[1]) => [...items];

/** A request from a screen in a language. */
const requestIn = <Parts extends object>(language: string, parts: Parts) => ({
  caller: { user_id: 'mara', signed_in_at: 0 },
  params: undefined,
  query: undefined,
  idempotency: { key: 'press-0001', request_hash: 'hash' },
  raw: { body: '', headers: { 'accept-language': language }, peer: '127.0.0.1' },
  deadline: AbortSignal.timeout(30_000),
  ...parts,
});

const described = async (text: string, language: string) => {
  const endpoint = describeFood({
    openFoods,
    recall,
    completeByModel: async (_payer, _text, meal) => ({ meal, byModel: false }),
  });
  return endpoint(requestIn(language, { body: { text } }));
};

describe('Food names on the German interface', () => {
  it('names parsed items and their alternatives in German and keeps their records', async () => {
    const [german, english] = [
      await described('80 g oats, an egg', 'de'),
      await described('80 g oats, an egg', 'en'),
    ];
    expect(german.items.map(({ name }) => name)).toEqual(['Haferflocken', 'Ei']);
    expect(english.items.map(({ name }) => name)).toEqual(['Rolled oats', 'Egg']);
    expect(german.items.map(({ record_id }) => record_id)).toEqual(
      english.items.map(({ record_id }) => record_id),
    );
    const [bread] = (await described('a slice of bread', 'de')).items;
    expect(bread?.alternatives?.map(({ name }) => name)).not.toEqual(
      (await described('a slice of bread', 'en')).items[0]?.alternatives?.map(({ name }) => name),
    );
  });

  it("names grounded foods in German, but keeps a model's own words for a food", async () => {
    const body = {
      items: ['Salmon', "Grandma's salmon bake"].map((name) => ({ name, grams: 100, confidence: 0.9 })),
    };
    const { items } = await groundFoods({ openFoods, recall })(requestIn('de', { body }));
    expect(items.map(({ name }) => name)).toEqual(['Lachs', "Grandma's salmon bake"]);
  });

  it('names search results, food details and their ingredients in German', async () => {
    const { foods: found } = await searchFoods(openFoods)(
      requestIn('de', { body: undefined, query: { q: 'Milch' } }),
    );
    expect(found[0]).toMatchObject({ name: 'Milch', alias: null });
    const facts = await readFood(openFoods)(
      requestIn('de', { body: undefined, params: { id: found[0]!.record_id } }),
    );
    expect(facts.name).toBe('Milch');
  });

  it('names recent and favorite foods in the language of the screen, although the entry was logged in the other', () => {
    const items = describeMeal('2 bananas').items;
    const entry = { food_name: 'Banana', items } as Parameters<typeof myFoodsOf>[0][number];
    const starred = [{ id: 'usda:171267', name: 'Milk', logged: null }];
    const mine = myFoodsOf([entry], starred, foods, 'de');
    expect(mine.recents[0]).toMatchObject({ name: 'Banane', food: { name: 'Banane' } });
    expect(mine.favourites[0]).toMatchObject({ name: 'Milch' });
    expect(myFoodsOf([entry], starred, foods, 'en').recents[0]).toMatchObject({ name: 'Banana' });
  });

  it('names recipe ingredients in German', async () => {
    const { lines } = await readRecipe(openFoods)(requestIn('de', { body: { lines: ['200 ml milk'] } }));
    expect(lines[0]?.items[0]?.name).toBe('Milch');
  });

  it('names a photographed meal after its foods with German words', () => {
    const items = nameItemsIn(
      'de',
      ['salmon', 'rice', 'broccoli', 'egg'].flatMap((food) => describeMeal(food).items),
      foods,
    );
    const seen = { estimated_cost: null, equipment: [], dietary_labels: [], allergens: [], items: [] };
    expect(analysisOf(seen as never, items, 'de').food_name).toBe('Lachs, Weißer Reis und 2 weitere');
  });

  it('keeps the English name of a food without a German one', () => {
    const items = describeMeal('egusi soup').items;
    expect(nameItemsIn('de', items, foods)[0]?.name).toBe(items[0]?.name);
  });
});
