import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseFormatOf } from '#functions/platform/ai/response-format.ts';
import { structuredAnswer } from '#functions/platform/ai/structured-answer.ts';
import { foodNameReader } from '#shared/safety/reply/gate.ts';
import { seenMeal } from '#shared/scan/seen-meal.ts';
import {
  type ScriptedModel,
  scriptPictureModel,
  seenMealOf,
  startPictureModel,
} from '#test/support/picture-model.ts';

let endpoint: Awaited<ReturnType<typeof startPictureModel>>;
let scripted: ScriptedModel;
let silent: Server;

beforeAll(async () => {
  endpoint = await startPictureModel();
  scripted = scriptPictureModel(endpoint.url);
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
});
afterAll(async () => {
  await endpoint.stop();
  silent.closeAllConnections();
  silent.close();
});

const ask = (baseURL: string, deadline = AbortSignal.timeout(5_000), name = 'scripted') =>
  structuredAnswer(
    { client: new OpenAI({ apiKey: 'scripted', baseURL, maxRetries: 0 }), name },
    {
      name: 'seen_meal',
      schema: seenMeal,
      reader: foodNameReader,
      messages: [{ role: 'user', content: 'What is on the plate?' }],
      deadline,
    },
  );

describe('A structured model request', () => {
  it('returns the answer in the requested format', async () => {
    await scripted.says(JSON.stringify(seenMealOf(['banana', 120])));
    expect((await ask(endpoint.baseUrl)).items).toMatchObject([{ name: 'banana', grams: 120 }]);
  });

  it('sends a schema without limits, as strict providers require, and checks the limits itself', () => {
    const sent = JSON.stringify(responseFormatOf(seenMeal, 'seen_meal'));
    expect(sent).toContain('"contains_food":{"type":"boolean"}');
    expect(sent).not.toMatch(/"(min|max)(imum|Length|Items)"/);
  });

  it.each([
    ['is not JSON', 'A banana!'],
    ['breaks the schema', '{"contains_food":true,"items":"banana"}'],
    ['has a food without a name', JSON.stringify(seenMealOf([' ', 100]))],
    ['has an impossible weight', JSON.stringify(seenMealOf(['banana', 1e9]))],
    ['is blank', ' '],
  ])('fails as MODEL_ANSWER_INVALID when the answer %s', async (_, content) => {
    await scripted.says(content);
    await expect(ask(endpoint.baseUrl)).rejects.toMatchObject({ code: 'MODEL_ANSWER_INVALID' });
  });

  it('fails as MODEL_ANSWER_TOO_LONG without a retry when the answer was cut off', async () => {
    await scripted.isCutOff('{"contains_food":true,"items":[{"name":"ban');
    const before = await scripted.requestCount();
    await expect(ask(endpoint.baseUrl)).rejects.toMatchObject({ code: 'MODEL_ANSWER_TOO_LONG' });
    expect((await scripted.requestCount()) - before).toBe(1);
  });

  it.each([
    ['gpt-5-mini', 'low'],
    ['o4-mini', 'low'],
    ['gpt-4o-mini', undefined],
    ['gpt-5-chat-latest', undefined],
    ['llava', undefined],
  ])('sets reasoning of %s to %s and leaves room for forty foods', async (name, effort) => {
    await scripted.says(JSON.stringify(seenMealOf(['banana', 120])));
    await ask(endpoint.baseUrl, undefined, name);
    const { reasoning_effort, max_completion_tokens } = await scripted.lastSettings();
    expect([reasoning_effort, max_completion_tokens]).toEqual([effort, 8_000]);
  });

  it.each([
    [429, 'MODEL_BUSY'],
    [500, 'MODEL_UNAVAILABLE'],
    [401, 'MODEL_UNAVAILABLE'],
  ])("reports the provider's status %d as %s after one retry", async (status, code) => {
    await scripted.fails(status);
    const before = await scripted.requestCount();
    await expect(ask(endpoint.baseUrl)).rejects.toMatchObject({ code });
    expect((await scripted.requestCount()) - before).toBe(2);
  });

  it('fails as MODEL_TIMEOUT when the model does not respond before the deadline', async () => {
    const { port } = silent.address() as AddressInfo;
    const deadline = AbortSignal.timeout(200);
    await expect(ask(`http://127.0.0.1:${port}`, deadline)).rejects.toMatchObject({ code: 'MODEL_TIMEOUT' });
  });

  it('fails as MODEL_UNAVAILABLE when nothing listens at the address', async () => {
    await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  });
});
