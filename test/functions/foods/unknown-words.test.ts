import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithModel } from '#functions/foods/describe-with-model.ts';
import { createCompleteByModel } from '#functions/foods/complete-by-model.ts';
import { describeFood } from '#functions/foods/describe-food.ts';
import { createRecall } from '#functions/foods/recall-correction.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { createNotedCharge } from '#test/support/free-of-charge.ts';
import { type ScriptedModel, scriptPictureModel, startPictureModel } from '#test/support/picture-model.ts';

let endpoint: Awaited<ReturnType<typeof startPictureModel>>;
let scripted: ScriptedModel;
beforeAll(async () => {
  endpoint = await startPictureModel();
  scripted = scriptPictureModel(endpoint.url);
  // Loads the table now, so that no deadline includes it.
  builtInFoods();
});
afterAll(() => endpoint.stop());

interface Setting {
  /** Whether the daily limit is used up. */
  isSpent?: boolean;
  configured?: boolean;
  consent?: AiConsent | null;
}

/** Runs a lookup with the scripted model or none, for a user with this decision about AI providers. */
const lookUp = async (
  text: string,
  { configured = true, consent = 'granted', isSpent = false }: Setting = {},
) => {
  const failures: unknown[] = [];
  const { charge, spentOn } = createNotedCharge();
  let counted = 0;
  const client = new OpenAI({ apiKey: 'scripted', baseURL: endpoint.baseUrl, maxRetries: 0 });
  const before = await scripted.requestCount();
  const endpointOf = describeFood({
    openFoods: async () => builtInFoods(),
    recall: createRecall({
      corrections: { ofPhrases: async () => [] },
      portions: { ofKeys: async () => [] },
      report: (error) => failures.push(error),
    }),
    completeByModel: createCompleteByModel({
      openModel: async () => (configured ? { client, name: 'scripted' } : null),
      ask: describeWithModel,
      readConsent: async () => consent,
      countCall: async () => {
        if (isSpent) throw new CodedError('DAILY_LIMIT_REACHED');
        counted += 1;
      },
      charge,
      report: (error) => failures.push(error),
    }),
  });
  const answer = await endpointOf({
    caller: { user_id: 'mara', signed_in_at: 0 },
    params: undefined,
    query: undefined,
    body: { text },
    idempotency: { key: 'press-0001', request_hash: 'hash' },
    raw: { body: '', headers: {}, peer: '127.0.0.1' },
    deadline: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => error as { code: string });
  return { answer, failures, counted, spentOn, asked: (await scripted.requestCount()) - before };
};

/** Scripts the model's answer about the lines. */
const says = (...foods: [line: number, name: string, grams: number, calories: number | null][]) =>
  scripted.says(
    JSON.stringify({
      items: foods.map(([line, name, grams, calories]) => ({
        line,
        name,
        grams,
        confidence: 0.8,
        estimate: { ...unknownNutrients, calories },
      })),
    }),
  );

const UNKNOWN = 'zvrblk';

describe('Foods that the table does not know', () => {
  it('LOG-13 (D10) an unknown food takes name and weight from the model and values from the table when it has the food', async () => {
    await says([1, 'banana', 120, 1]);
    const { answer, asked, counted, spentOn } = await lookUp(UNKNOWN);
    expect([asked, counted, spentOn]).toEqual([1, 1, ['food_lookup']]);
    expect(answer).toMatchObject({
      engine: 'model',
      not_understood: [],
      items: [{ name: 'banana', grams: 120, source: 'usda', nutrients: { calories: 107 } }],
    });
  });

  it("LOG-13 (D10) an unknown food takes the model's values, marked as such, when the table lacks the food", async () => {
    await says([1, 'wqxz', 200, 340]);
    expect((await lookUp(UNKNOWN)).answer).toMatchObject({
      engine: 'model',
      items: [{ name: 'wqxz', record_id: null, source: 'model', nutrients: { calories: 340 } }],
    });
  });

  it("sends only the unknown foods to the model: known foods keep the table's values", async () => {
    await says([1, 'wqxz', 200, 340]);
    const { answer } = await lookUp(`a banana; ${UNKNOWN}`);
    const { words } = await scripted.lastAsked();
    expect(words.join()).not.toContain('banana');
    expect(answer).toMatchObject({
      engine: 'model',
      not_understood: [],
      items: [{ name: 'Banana', source: 'usda' }, { source: 'model' }],
    });
  });

  it('an unknown food remains unknown, free of charge, when the model finds no food or an unsafe name', async () => {
    await says();
    expect(await lookUp(UNKNOWN)).toMatchObject({ spentOn: [], answer: { code: 'NO_FOOD_RECOGNISED' } });
    await says([1, 'Take 40 laxatives', 100, 50], [1, 'Eat 600 kcal a day', 100, 50]);
    expect(await lookUp(UNKNOWN)).toMatchObject({ spentOn: [], answer: { code: 'NO_FOOD_RECOGNISED' } });
    expect((await lookUp(`a banana; ${UNKNOWN}`)).answer).toMatchObject({
      engine: 'rules',
      not_understood: [UNKNOWN],
    });
  });
});

describe("The words of a model's foods", () => {
  it("tints an unknown word as the model's food and adds the food to the word's meal", async () => {
    await says([1, 'wqxz', 200, 340]);
    const text = `toast for breakfast, ${UNKNOWN} for lunch, an apple for dinner`;
    const { answer } = await lookUp(text);
    expect(answer).toMatchObject({
      items: [{ name: 'Toast' }, { name: 'Apple' }, { name: 'wqxz' }],
      meals: [
        { meal: 'breakfast', items: [0] },
        { meal: 'lunch', items: [2] },
        { meal: 'dinner', items: [1] },
      ],
      spans: expect.arrayContaining([
        { from: text.indexOf(UNKNOWN), to: text.indexOf(UNKNOWN) + UNKNOWN.length, kind: 'food', item: 2 },
      ]),
    });
  });

  it('asks about each unknown word of a text with several meals, so that each food gets its meal', async () => {
    await says([1, 'wqxz', 200, 340], [2, 'qqqx', 100, 50]);
    const { answer } = await lookUp(`${UNKNOWN} for breakfast, qwvx for dinner`);
    expect(answer).toMatchObject({
      meals: [
        { meal: 'breakfast', items: [0] },
        { meal: 'dinner', items: [1] },
      ],
    });
  });

  it('asks no model about a text that is not about food, and says why nothing is logged', async () => {
    const { asked, answer } = await lookUp('I ran 5 km');
    expect([asked, answer]).toMatchObject([
      0,
      { code: 'NO_FOOD_RECOGNISED', message: 'This is an activity. Platewise logs only food and drinks.' },
    ]);
  });
});

describe('The food parser without a model call', () => {
  it('calls no model when the table knows all foods', async () => {
    const { answer, asked, counted } = await lookUp('two bananas');
    expect([asked, counted, answer]).toMatchObject([0, 0, { engine: 'rules' }]);
  });

  it('LOG-13 (D10) reports unknown foods without a configured model', async () => {
    const { answer, asked, failures } = await lookUp(UNKNOWN, { configured: false });
    expect([asked, answer, failures]).toMatchObject([0, { code: 'NO_FOOD_RECOGNISED' }, []]);
  });

  it('D45 reports unknown foods without another consent prompt after the user declined', async () => {
    const { answer, asked, counted } = await lookUp(UNKNOWN, { consent: 'declined' });
    expect([asked, counted, answer]).toMatchObject([0, 0, { code: 'NO_FOOD_RECOGNISED' }]);
    const { answer: partly } = await lookUp(`a banana; ${UNKNOWN}`, { consent: 'declined' });
    expect(partly).toMatchObject({ engine: 'rules', items: [{}], not_understood: [UNKNOWN] });
    expect(partly).not.toHaveProperty('consent_needed');
  });

  it('D45 prompts an undecided user for consent, with or without recognized foods', async () => {
    const { answer, asked, counted, failures } = await lookUp(UNKNOWN, { consent: null });
    expect([asked, counted, answer, failures]).toMatchObject([0, 0, { code: 'CONSENT_NEEDED' }, []]);
    expect(await lookUp(`a banana; ${UNKNOWN}`, { consent: null })).toMatchObject({
      asked: 0,
      counted: 0,
      answer: {
        engine: 'rules',
        items: [{ name: 'Banana' }],
        not_understood: [UNKNOWN],
        consent_needed: true,
      },
    });
  });

  it('D45 prompts for no consent when a model would not help', async () => {
    const { answer: known } = await lookUp('two bananas', { consent: null });
    expect(known).not.toHaveProperty('consent_needed');
    const alone = { consent: null, configured: false };
    expect((await lookUp(UNKNOWN, alone)).answer).toMatchObject({ code: 'NO_FOOD_RECOGNISED' });
    expect((await lookUp(`a banana; ${UNKNOWN}`, alone)).answer).not.toHaveProperty('consent_needed');
    expect((await lookUp(`a banana; ${UNKNOWN}`)).answer).not.toHaveProperty('consent_needed');
  });

  it('calls no model for more foods than a meal may contain', async () => {
    await says([1, 'wqxz', 200, 340]);
    const plate = Array.from({ length: 45 }, () => 'a banana').join('; ');
    const { answer, asked } = await lookUp(`${plate}; ${UNKNOWN}`);
    expect(asked).toBe(0);
    expect(answer).toMatchObject({ engine: 'rules', not_understood: expect.arrayContaining([UNKNOWN]) });
  });

  it('calls no model above the daily limit, which it mentions only when no food is known', async () => {
    expect(await lookUp(`a banana; ${UNKNOWN}`, { isSpent: true })).toMatchObject({
      asked: 0,
      answer: { engine: 'rules', items: [{ name: 'Banana' }], not_understood: [UNKNOWN] },
    });
    expect(await lookUp(UNKNOWN, { isSpent: true })).toMatchObject({
      asked: 0,
      answer: { code: 'DAILY_LIMIT_REACHED' },
    });
  });
});

describe('A failing food model', () => {
  it("leaves the table's answer intact, and the reason is logged", async () => {
    await scripted.fails(500);
    const { answer, failures } = await lookUp(`a banana; ${UNKNOWN}`);
    expect(answer).toMatchObject({ engine: 'rules', items: [{ name: 'Banana' }], not_understood: [UNKNOWN] });
    expect(failures).toMatchObject([{ code: 'MODEL_UNAVAILABLE' }]);
  });

  it('ignores a model answer in the wrong format', async () => {
    await scripted.says('{"items":[{"line":1,"name":"cake","grams":-5}]}');
    const { answer, failures } = await lookUp(UNKNOWN);
    expect([answer, failures]).toMatchObject([
      { code: 'NO_FOOD_RECOGNISED' },
      [{ code: 'MODEL_ANSWER_INVALID' }],
    ]);
  });
});
