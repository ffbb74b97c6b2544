import { countTokens } from 'gpt-tokenizer';
import { describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { openCoachWorld, twoEggs, voice, ZONE } from './coach-world.ts';

const world = openCoachWorld();

describe('POST /api/coach/messages', () => {
  it("API-09 API-13 gives the model the user's own data and charges the credits of one message", async () => {
    const mara = await world.somebody({ tier: 'free' });
    await world.eat(mara, 'Porridge', 320);
    world.model.says(['You have had 320 kcal today.']);
    const answer = await world.ask(mara, 'How much have I eaten today?', voice);
    expect(answer).toMatchObject({ response: 'You have had 320 kcal today.', engine: 'model', written: [] });
    const [request] = world.model.asked();
    expect(request?.messages.map(({ content }) => content).join('\n')).toContain('320 kcal');
    expect(await world.credits(mara)).toBe(98);
  });

  it("API-09 (D40) rejects another user's userId and accepts the caller's own", async () => {
    const mara = await world.somebody();
    await expect(world.ask(mara, 'Hello', { userId: 'ben' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      status: 400,
      details: [{ field: 'userId' }],
    });
    expect(await world.ask(mara, 'Hello', { userId: mara })).toMatchObject({ engine: 'model' });
  });

  it("COACH-01 (D40) requires the coach's plan, while the assistant is open to every user", async () => {
    const mara = await world.somebody({ tier: 'premium' });
    await expect(world.ask(mara, 'Hello')).rejects.toMatchObject({
      code: 'TIER_REQUIRED',
      details: [{ field: 'feature', message: 'enterprise' }],
    });
    expect(await world.ask(mara, 'Hello', voice)).toMatchObject({ engine: 'model' });
  });

  it('reads the table with at most four requests, writes included', async () => {
    const mara = await world.somebody();
    await world.eat(mara, 'Porridge', 320);
    const readsOfLogging = async (): Promise<string[]> => {
      world.model.says([{ calls: [['log_meal', twoEggs]] }, 'Two eggs are logged.']);
      world.reads.length = 0;
      await world.ask(mara, 'Log two eggs for breakfast', { connection_id: `window-of-${mara}` });
      return world.reads.toSorted();
    };
    const reads = ['BatchGetItemCommand', 'QueryCommand', 'QueryCommand', 'QueryCommand'];
    // The first entry of a sandbox also reads whether the day's time zone is recorded as active.
    expect([reads, [...reads, 'GetItemCommand'].toSorted()]).toContainEqual(await readsOfLogging());
    expect(await readsOfLogging()).toEqual(reads);
    world.model.says(['']);
    world.reads.length = 0;
    await world.ask(mara, 'And now?');
    expect(world.reads).toHaveLength(4);
    world.withoutModel();
    world.reads.length = 0;
    await world.ask(mara, 'What is left today?');
    expect(world.reads).toHaveLength(4);
  });

  it('answers a repeated request once, even from another connection', async () => {
    const mara = await world.somebody({ tier: 'free' });
    const body = { message: 'Hello', ...voice, time_zone: ZONE, turn_id: newUlid() } as const;
    const request = { ...world.request(mara), query: undefined };
    const first = await world.coach.ask({ ...request, body });
    const again = await world.coach.ask({ ...request, body: { ...body, connection_id: 'another' } });
    expect([again, world.model.asked().length, await world.credits(mara)]).toEqual([first, 1, 98]);
    const other = world.coach.ask({ ...request, body: { ...body, message: 'Bye' } });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('limits earlier chat messages to a token budget', async () => {
    const mara = await world.somebody();
    await world.ask(mara, 'My dog is called Bruno');
    await world.ask(mara, 'x'.repeat(1_900));
    await world.ask(mara, 'What is my dog called?');
    const said = world.model.asked().at(-1)?.messages ?? [];
    expect(said.some(({ content }) => content?.includes('Bruno'))).toBe(true);
    for (let count = 0; count < 6; count += 1) await world.ask(mara, 'y'.repeat(1_900));
    const size = (world.model.asked().at(-1)?.messages ?? []).reduce(
      (sum, { content }) => sum + (content?.length ?? 0),
      0,
    );
    expect(size).toBeLessThan(10_000);
    expect(world.model.asked().at(-1)?.max_completion_tokens).toBe(1_500);
  });
});

describe("The model's prompt", () => {
  it('takes at most 2,000 tokens with tools and a full diary, without the chat', async () => {
    const mara = await world.somebody({ age: 40, goal: 2_345 });
    const figures = { protein: 31.7, carbs: 123.4, fat: 28.9, fiber: 12.3, sugar: 23.4, sodium: 1_234 };
    const meals = ['breakfast', 'lunch', 'dinner', 'snack'];
    for (let day = 9; day <= 22; day += 1)
      for (const [at, meal_type] of meals.entries())
        await world.eat(
          mara,
          `Żurek śląski z białą kiełbasą i jajkiem ${(day + at) % 5} 🥚🥚`,
          432 + day,
          `2026-11-${String(day).padStart(2, '0')}`,
          { ...figures, meal_type },
        );
    for (let day = 1; day <= 8; day += 1)
      await world.eat(mara, '日本のカレーライス大盛り🥚', 1_987, `2026-11-0${day}`, {
        ...figures,
        meal_type: 'lunch',
      });
    for (let day = 1; day <= 28; day += 1)
      await world.eat(mara, 'Dinner', 2_101, `2026-10-${String(day).padStart(2, '0')}`, figures);
    for (const [day, weight] of [
      ['01', 104.35],
      ['11', 103.15],
      ['21', 102.45],
    ] as const)
      await world.weigh(mara, `2026-11-${day}`, weight);
    const message =
      'Please log two eggs for breakfast and plan oatmeal for tomorrow morning. And how much protein and fiber did I eat on average in the last two weeks, was it more than in the week before, and what gave me most of it?';
    await world.ask(mara, message);
    const [request] = world.model.asked();
    const { length } = request?.tools ?? [];
    const tokens = countTokens(
      [...(request?.messages ?? []).map(({ content }) => content), JSON.stringify(request?.tools)].join('\n'),
    );
    expect(length).toBe(5);
    expect(tokens).toBeLessThanOrEqual(2_000);
    expect(tokens).toBeGreaterThan(1_000);
    const countOf = async (words: string): Promise<number> => {
      await world.ask(mara, words);
      const asked = world.model.asked().at(-1);
      const own =
        asked?.messages.filter(({ role }, at, all) => role === 'system' || at === all.length - 1) ?? [];
      return countTokens([...own.map(({ content }) => content), JSON.stringify(asked?.tools)].join('\n'));
    };
    // The longest allowed message, also with characters that use the most tokens.
    expect(
      await countOf(
        `Log two eggs and plan oatmeal. ${'And tell me how it was this week? '.repeat(60)}`.slice(0, 2_000),
      ),
    ).toBeLessThanOrEqual(2_000);
    expect(await countOf(`Log two eggs. Plan eggs. ${'鷄蛋飯🥚'.repeat(390)}`)).toBeLessThanOrEqual(2_000);
  });
});

describe('A model reply', () => {
  it('requests a new reply when the first contains an unsupported number', async () => {
    const mara = await world.somebody({ tier: 'free' });
    await world.eat(mara, 'Porridge', 320);
    world.model.says(['You have had 900 kcal today.', 'You have had 320 kcal today.']);
    const answer = await world.ask(mara, 'How much have I eaten today?', voice);
    expect([answer.response, world.model.asked().length]).toEqual(['You have had 320 kcal today.', 2]);
    expect(await world.credits(mara)).toBe(98);
  });

  it('a model reply falls back to the free rules when the model repeats an unsupported number', async () => {
    const mara = await world.somebody({ tier: 'free' });
    await world.eat(mara, 'Porridge', 320);
    world.model.says(['You have had 900 kcal today.']);
    const answer = await world.ask(mara, 'How much have I eaten today?', {
      ...voice,
      connection_id: `window-of-${mara}`,
    });
    expect(answer).toMatchObject({ engine: 'rules' });
    expect(answer.response).toContain('320 kcal');
    expect(world.heard.map(({ text }) => text).join('')).not.toContain('900');
    expect(await world.credits(mara)).toBe(100);
  });

  it('rejects a reply that claims a log entry that was not made', async () => {
    const mara = await world.somebody({ tier: 'free' });
    world.model.says(['I have logged your eggs.']);
    const answer = await world.ask(mara, 'How am I doing today?', voice);
    expect(answer.engine).toBe('rules');
    expect(await world.rows(mara, 'entry#')).toEqual([]);
  });

  it.each(
    ['ai_coach', 'voice_interaction'].flatMap((context) =>
      [
        'Take a laxative after dinner.',
        'Eat 600 kcal a day until Friday.',
        'You have 320 kcal left today.',
        'Peanut butter on toast is a good snack.',
        'I have logged your lunch.',
      ].map((text) => [context, text] as const),
    ),
  )('answers by rules in %s, free of charge, when a model writes %j twice', async (context, text) => {
    const mara = await world.somebody({ allergens: ['peanut'] });
    await world.eat(mara, 'Porridge', 320);
    world.model.says([text]);
    const before = await world.credits(mara);
    const answer = await world.ask(mara, 'How much have I eaten today?', {
      context,
      connection_id: `window-of-${mara}`,
    });
    expect([answer.engine, await world.credits(mara)]).toEqual(['rules', before]);
    expect(answer.response).not.toContain(text);
    expect(world.heard.map((piece) => piece.text).join('')).not.toContain(text);
    expect(await world.rows(mara, 'entry#')).toHaveLength(1);
  });

  it('the assistant replies in at most two sentences (D40)', async () => {
    const mara = await world.somebody({ tier: 'free' });
    world.model.says(['Well done today. Keep going! And so on. And on.']);
    expect((await world.ask(mara, 'How am I doing?', voice)).response).toBe('Well done today. Keep going!');
  });

  it('streams to the asking tab only, piece by piece and in order', async () => {
    const mara = await world.somebody();
    const ben = await world.somebody();
    const turn_id = newUlid();
    world.model.says(['You are doing well. Keep drinking water, and eat what you like.'], {
      ttft: 30,
      tps: 100,
    });
    const { response } = await world.ask(mara, 'How am I doing?', {
      turn_id,
      connection_id: `window-of-${mara}`,
    });
    expect(world.heard.map(({ seq }) => seq)).toEqual(world.heard.map((_heard, at) => at));
    expect(world.heard.length).toBeGreaterThan(1);
    expect(
      response.startsWith(
        world.heard
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    ).toBe(true);
    expect(world.heard.every((heard) => heard.turn_id === turn_id)).toBe(true);
    world.heard.length = 0;
    await world.ask(mara, 'How am I doing?', { connection_id: `window-of-${ben}` });
    expect(world.heard).toEqual([]);
  });
});
