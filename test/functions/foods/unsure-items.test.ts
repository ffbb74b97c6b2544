import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { createCompleteByModel } from '#functions/foods/complete-by-model.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';
import { createNotedCharge } from '#test/support/free-of-charge.ts';

type Found = [line: number, name: string, grams: number];

/** Completes a text with a model that finds these foods. */
const complete = async (text: string, found: readonly Found[], consent: AiConsent | null = 'granted') => {
  const { charge, spentOn } = createNotedCharge();
  const asked: (readonly string[])[] = [];
  const completeByModel = createCompleteByModel({
    openModel: async () => ({ client: new OpenAI({ apiKey: 'unused' }), name: 'scripted' }),
    ask: async (_model, lines) => {
      asked.push(lines);
      return found.map(([line, name, grams]) => ({
        line,
        name,
        grams,
        confidence: 0.8,
        estimate: { ...unknownNutrients, calories: 300 },
      }));
    },
    readConsent: async () => consent,
    countCall: async () => undefined,
    charge,
    report: (error) => {
      throw error;
    },
  });
  const payer = {
    user_id: 'mara',
    idempotency: { key: 'press-0001', request_hash: 'hash' },
    deadline: AbortSignal.timeout(30_000),
  };
  const before = describeMeal(text);
  return { ...(await completeByModel(payer, text, before, builtInFoods())), before, asked, spentOn };
};

const UNSURE = 'a plate of mystery casserole and a banana';

describe('Items that the parser is unsure of', () => {
  it("asks the model only about the unsure item's words and keeps the old food as its first alternative", async () => {
    const { meal, before, changes, byModel, asked, spentOn } = await complete(UNSURE, [[1, 'lasagna', 250]]);
    expect(changes).toEqual([
      { item: 0, words: 'a plate of mystery casserole', before: before.items[0]?.name },
    ]);
    expect(before.items[0]?.confidence).toBeLessThan(0.6);
    expect(asked).toEqual([['a plate of mystery casserole']]);
    expect([byModel, spentOn]).toEqual([true, ['food_lookup']]);
    expect(meal.items).toMatchObject([
      {
        name: 'lasagna',
        grams: 250,
        source: 'usda',
        alternatives: [{ record_id: before.items[0]?.record_id, grams: before.items[0]?.grams }, {}, {}],
      },
      { name: 'Banana' },
    ]);
    expect(meal.spans).toEqual(before.spans);
  });

  it.each<[string, readonly Found[]]>([
    ['nothing', []],
    ['a food that the table lacks', [[1, 'wqxz', 200]]],
    ['the same food', [[1, 'vegetable stew', 200]]],
    [
      'several foods',
      [
        [1, 'rice', 100],
        [1, 'lasagna', 100],
      ],
    ],
  ])('keeps the item and charges nothing when the model finds %s', async (_, found) => {
    const { meal, before, byModel, spentOn } = await complete(UNSURE, found);
    expect(meal).toEqual(before);
    expect([byModel, spentOn]).toEqual([false, []]);
  });

  it('asks about unknown words and unsure items in one request', async () => {
    const { meal, changes, asked, spentOn } = await complete(`zvrblk; ${UNSURE}`, [
      [1, 'banana', 100],
      [2, 'lasagna', 250],
    ]);
    expect(asked).toEqual([['zvrblk', 'a plate of mystery casserole']]);
    expect(spentOn).toEqual(['food_lookup']);
    expect(meal.items.map(({ name }) => name)).toEqual(['lasagna', 'Banana', 'banana']);
    expect(changes).toMatchObject([{ item: 0 }, { item: 2, words: 'zvrblk', before: null }]);
    expect(meal.not_understood).toEqual([]);
  });

  it.each(['declined', null] as const)(
    'asks no model with the consent %s, and prompts for none',
    async (consent) => {
      const { meal, before, asked, needsConsent } = await complete(UNSURE, [[1, 'lasagna', 250]], consent);
      expect([asked, needsConsent]).toEqual([[], false]);
      expect(meal).toEqual(before);
    },
  );

  it('asks no model when every item is certain enough', async () => {
    expect((await complete('two bananas', [[1, 'lasagna', 250]])).asked).toEqual([]);
  });
});
