import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { LLMock } from '@copilotkit/aimock';
import type { SeenMeal } from '#shared/scan/seen-meal.ts';

/** Starts a scripted endpoint that speaks OpenAI's API, in the place of a picture model. */
export const startPictureModel = async () => {
  const mock = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  await mock.start();
  return { url: mock.url, baseUrl: `${mock.url}/v1`, stop: () => mock.stop() };
};

interface JournalEntry {
  headers: Record<string, string>;
  body: {
    reasoning_effort?: string;
    max_completion_tokens?: number;
    messages: { content: string | { text?: string; image_url?: { url: string } }[] }[];
  };
}

/** Tells a running scripted model, from any process, what to answer. */
export const scriptPictureModel = (url: string) => {
  const control = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${url}/__aimock/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`The scripted model refused ${method} ${path}: ${await response.text()}`);
    return response;
  };
  const always = async (response: unknown): Promise<void> => {
    await control('DELETE', 'fixtures');
    await control('POST', 'fixtures', { fixtures: [{ match: { endpoint: 'chat' }, response }] });
  };
  return {
    /** Answers every photo with this text from now on. */
    says: (content: string) => always({ content }),
    sees: (meal: SeenMeal) => always({ content: JSON.stringify(meal) }),
    /** Answers this text, cut at the end for its length, from now on. */
    isCutOff: (content: string) => always({ content, finishReason: 'length' }),
    /** Fails every request from now on. */
    fails: (status: number, message = 'scripted') => always({ error: { message, type: 'scripted' }, status }),
    /**
     * What the newest request showed and said beside the house's instructions.
     * @param count of its pictures, where others may ask at the same time
     */
    lastAsked: async (count?: number): Promise<{ pictures: string[]; words: string[] }> => {
      const entries = (await (await control('GET', 'journal')).json()) as JournalEntry[];
      const asked = entries.map(({ body }) => {
        const parts = body.messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
        return {
          pictures: parts.flatMap((part) => part.image_url?.url ?? []),
          words: parts.flatMap((part) => part.text ?? []),
        };
      });
      return asked.findLast(({ pictures }) => count === undefined || pictures.length === count)!;
    },
    /** How the newest request wanted to be answered. */
    lastSettings: async (): Promise<JournalEntry['body']> => {
      const entries = (await (await control('GET', 'journal')).json()) as JournalEntry[];
      return entries.at(-1)!.body;
    },
    /** The ids of requests of ours that it was asked for. */
    requestIds: async (): Promise<(string | undefined)[]> => {
      const entries = (await (await control('GET', 'journal')).json()) as JournalEntry[];
      return entries.map(({ headers }) => headers['x-client-request-id']);
    },
    requestCount: async (): Promise<number> =>
      ((await (await control('GET', 'journal')).json()) as unknown[]).length,
  };
};

export type ScriptedModel = ReturnType<typeof scriptPictureModel>;

/** A seen meal of the named foods, `[name, grams]` each. */
export const seenMealOf = (...foods: [string, number][]): SeenMeal => ({
  contains_food: foods.length > 0,
  items: foods.map(([name, grams]) => ({ name, grams, confidence: 0.9, estimate: unknownNutrients })),
  estimated_cost: 6.4,
  equipment: ['fork'],
  dietary_labels: [],
  allergens: ['fish'],
});
