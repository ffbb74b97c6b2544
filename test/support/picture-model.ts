import { LLMock } from '@copilotkit/aimock';
import type { SeenMeal } from '#functions/scan/seen-meal.ts';

/** A scripted endpoint that speaks OpenAI's API, in the place of a picture model. */
export const startPictureModel = async () => {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  await mock.start();
  return {
    baseUrl: `${mock.url}/v1`,
    /** Answers every photo with this text from now on. */
    says: (content: string): void => {
      mock.clearFixtures();
      mock.on({ endpoint: 'chat' }, { content });
    },
    /** Fails every request from now on. */
    fails: (status: number): void => {
      mock.clearFixtures();
      mock.on({ endpoint: 'chat' }, { error: { message: 'scripted', type: 'scripted' }, status });
    },
    requests: () => mock.getRequests(),
    stop: () => mock.stop(),
  };
};

export type PictureModel = Awaited<ReturnType<typeof startPictureModel>>;

const unknown = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
};

/** A seen meal of the named foods, `[name, grams]` each. */
export const seenMealOf = (...foods: [string, number][]): SeenMeal => ({
  contains_food: foods.length > 0,
  items: foods.map(([name, grams]) => ({ name, grams, confidence: 0.9, estimate: unknown })),
  estimated_cost: 6.4,
  equipment: ['fork'],
  dietary_labels: [],
  allergens: ['fish'],
});
