import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import OpenAI from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCompleteByModel } from '#functions/foods/complete-by-model.ts';
import { describeWithModel } from '#functions/foods/describe-with-model.ts';
import { DEADLINE_MS } from '#functions/platform/http/parse-request.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { createNotedCharge } from '#test/support/free-of-charge.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';

/** A provider that accepts requests and never answers. */
let asked = 0;
const provider = createServer(() => (asked += 1));
beforeAll(() => new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});
afterEach(() => vi.unstubAllEnvs());

describe('A meal text while the model does not answer', () => {
  it('keeps what the table knows, free of charge, well before the request has to end', async () => {
    const factor = 0.01;
    vi.stubEnv('TIMEOUT_FACTOR', String(factor));
    const { port } = provider.address() as AddressInfo;
    const client = new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
    const { charge, spentOn } = createNotedCharge();
    const complete = createCompleteByModel({
      openModel: async () => ({ client, name: 'slow' }),
      ask: describeWithModel,
      readConsent: async () => 'granted',
      countCall: async () => {},
      charge,
      report: () => {},
    });
    const text = '2 eggs and 100 g zorblax';
    const foods = builtInFoods();
    const meal = describeMeal(text, foods);
    const deadline = new AbortController();
    const late = setTimeout(() => deadline.abort(), factor * DEADLINE_MS);
    const payer = {
      user_id: 'mara',
      idempotency: { key: 'press-0001', request_hash: 'hash' },
      deadline: deadline.signal,
    };
    const completed = await complete(payer, text, meal, foods);
    clearTimeout(late);
    expect(asked).toBe(1);
    expect(completed.byModel).toBe(false);
    expect(completed.meal.items).toEqual(meal.items);
    expect(meal.items.length).toBeGreaterThan(0);
    expect(spentOn).toEqual([]);
    expect(deadline.signal.aborted).toBe(false);
  });
});
