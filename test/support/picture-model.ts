import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { LLMock } from '@copilotkit/aimock';
import type { SeenMeal } from '#shared/scan/seen-meal.ts';

/** Starts a scripted endpoint with OpenAI's API instead of a vision model. */
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

/** Controls a running scripted model from any process. */
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
    /** Streams this text slowly from now on. @param pace ms to the first piece, pieces per second */
    saysSlowly: async (content: string, pace: { ttft: number; tps: number }): Promise<void> => {
      await control('DELETE', 'fixtures');
      await control('POST', 'fixtures', {
        fixtures: [
          { match: { endpoint: 'chat' }, response: { content }, streamingProfile: pace, chunkSize: 8 },
        ],
      });
    },
    /** Calls these functions from now on. Arguments as text are sent unchanged. */
    calls: (...calls: [name: string, args: object | string][]) =>
      always({
        toolCalls: calls.map(([name, args]) => ({
          name,
          arguments: typeof args === 'string' ? args : JSON.stringify(args),
        })),
      }),
    sees: (meal: SeenMeal) => always({ content: JSON.stringify(meal) }),
    /** Answers with this text, truncated for its length, from now on. */
    isCutOff: (content: string) => always({ content, finishReason: 'length' }),
    /** Fails every request from now on. */
    fails: (status: number, message = 'scripted') => always({ error: { message, type: 'scripted' }, status }),
    /**
     * Returns the pictures and texts of the newest request, without the standard instructions.
     * @param count number of its pictures, if other requests may run concurrently
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
    /** Returns the request options of the newest request. */
    lastSettings: async (): Promise<JournalEntry['body']> => {
      const entries = (await (await control('GET', 'journal')).json()) as JournalEntry[];
      return entries.at(-1)!.body;
    },
    /** Returns the request IDs that it received. */
    requestIds: async (): Promise<(string | undefined)[]> => {
      const entries = (await (await control('GET', 'journal')).json()) as JournalEntry[];
      return entries.map(({ headers }) => headers['x-client-request-id']);
    },
    requestCount: async (): Promise<number> =>
      ((await (await control('GET', 'journal')).json()) as unknown[]).length,
  };
};

export type ScriptedModel = ReturnType<typeof scriptPictureModel>;

/** Creates a recognized meal of foods as `[name, grams]`. */
export const seenMealOf = (...foods: [string, number][]): SeenMeal => ({
  contains_food: foods.length > 0,
  items: foods.map(([name, grams]) => ({ name, grams, confidence: 0.9, estimate: unknownNutrients })),
  estimated_cost: 6.4,
  equipment: ['fork'],
  dietary_labels: [],
  allergens: ['fish'],
});
