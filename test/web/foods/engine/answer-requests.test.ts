import { expect, it } from 'vitest';
import type { FoodHit } from '#shared/foods/food-hit.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { answerRequests } from '#web/features/foods/engine/answer-requests.ts';
import type { EngineResponse } from '#web/features/foods/engine/engine-messages.ts';

it('The text engine reports a food table that cannot be loaded, and tries again with the next request', async () => {
  const responses: EngineResponse[] = [];
  const tables = [Promise.reject(new Error('No network.')), Promise.resolve(builtInFoods())];
  const answer = answerRequests(
    async () => (await tables.shift()) ?? Promise.reject(new Error('It was loaded twice.')),
    (response) => responses.push(response),
  );
  await answer({ id: 1, task: 'open', request: null });
  await answer({ id: 2, task: 'open', request: null });
  await answer({ id: 3, task: 'search', request: { query: 'apple', language: 'en' } });
  expect(responses.slice(0, 2)).toEqual([
    { id: 1, error: 'No network.' },
    { id: 2, answer: null },
  ]);
  const found = responses[2] as { id: number; answer: FoodHit[] };
  expect([found.id, found.answer[0]?.name]).toEqual([3, 'Apple']);
});
