import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { createCreditWorld } from './credit-world.ts';
import { openWork } from './open-work.ts';

const world = openForAllTests(createCreditWorld);

describe('Charging an AI action', () => {
  it('D19 charges a useful answer and records the change in the history', async () => {
    const mara = world.newUser();
    expect(await world.analyse(mara)).toBe('soup');
    expect(await world.total(mara)).toBe(95);
    expect(await world.told(mara)).toEqual([
      ['allowance', null, 100, 100],
      ['spent', 'photo_analysis', -5, 95],
    ]);
  });

  it('D19 charges nothing for a failure or a useless answer', async () => {
    const mara = world.newUser();
    const failing = world.charge.run(world.press(mara), 'photo_analysis', async () => {
      throw new Error('The model is away.');
    });
    await expect(failing).rejects.toThrow('The model is away.');
    await world.analyse(mara, { isUseful: false });
    expect(await world.total(mara)).toBe(100);
    expect(await world.told(mara)).toEqual([['allowance', null, 100, 100]]);
  });

  it('runs the action once per Idempotency-Key and repeats the answer free of charge', async () => {
    const mara = world.newUser();
    let worked = 0;
    const press = world.press(mara);
    const again = () =>
      world.charge.run(press, 'photo_analysis', async () => ({ answer: (worked += 1), isUseful: true }));
    expect([await again(), await again(), await again()]).toEqual([1, 1, 1]);
    expect([worked, await world.total(mara)]).toEqual([1, 95]);
  });

  it('repeats a recorded answer even when no credits are left', async () => {
    const mara = world.newUser();
    for (let count = 1; count <= 20; count += 1) await world.analyse(mara, { key: `key-of-${count}` });
    await expect(world.analyse(mara)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
    expect(await world.analyse(mara, { key: 'key-of-7' })).toBe('soup');
  });

  it('answers 402 with the balance, the cost, the renewal date and where to get more', async () => {
    const mara = world.newUser();
    for (let count = 1; count <= 20; count += 1) await world.analyse(mara);
    await expect(world.analyse(mara)).rejects.toMatchObject({
      status: 402,
      details: [
        { field: 'balance', message: '0' },
        { field: 'cost', message: '5' },
        { field: 'resets_at', message: '2026-12-20T00:00:00.000Z' },
        { field: 'way_on', message: '/pricing' },
      ],
    });
  });

  it('holds the credits while the action runs and reports a simultaneous repeat as in progress', async () => {
    const mara = world.newUser();
    const slow = openWork();
    const press = world.press(mara);
    const first = world.charge.run(press, 'photo_analysis', slow.work);
    await slow.begun;
    expect(await world.total(mara)).toBe(95);
    await expect(world.charge.run(press, 'photo_analysis', slow.work)).rejects.toMatchObject({
      code: 'REQUEST_RUNNING',
    });
    slow.resolve({ answer: 'soup', isUseful: false });
    await first;
    expect(await world.total(mara)).toBe(100);
  });

  it('rejects a different request with the same Idempotency-Key', async () => {
    const mara = world.newUser();
    const slow = openWork();
    const press = world.press(mara);
    const first = world.charge.run(press, 'photo_analysis', slow.work);
    await slow.begun;
    const other = { ...press, idempotency: { ...press.idempotency, request_hash: 'another' } };
    const refused = () => world.charge.run(other, 'photo_analysis', slow.work);
    await expect(refused()).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    slow.resolve({ answer: 'soup', isUseful: true });
    await first;
    await expect(refused()).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await world.total(mara)).toBe(95);
  });

  it('CREDITS-07 (D19) answers ten and rejects forty of fifty simultaneous requests with credits for ten', async () => {
    const mara = world.newUser();
    for (let count = 1; count <= 10; count += 1) await world.analyse(mara);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => world.analyse(mara)));
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 40 }, () => 'CREDITS_EXHAUSTED'));
    expect(await world.total(mara)).toBe(0);
    const sums = (await world.told(mara)).map(([, , , balance]) => balance);
    expect(sums).toEqual([100, ...Array.from({ length: 20 }, (_, at) => 95 - 5 * at)]);
  });
});

describe('An AI action interrupted by a crash', () => {
  it('D19 holds its credits for two minutes until the next read releases them', async () => {
    const mara = world.newUser();
    world.at('2026-11-20T12:00:00Z');
    const crashed = openWork();
    const late = world.charge.run(world.press(mara), 'photo_analysis', crashed.work);
    await crashed.begun;
    world.at('2026-11-20T12:01:59Z');
    expect(await world.total(mara)).toBe(95);
    world.at('2026-11-20T12:02:00Z');
    expect(await world.total(mara)).toBe(100);
    // A request that resumes late spends nothing and releases nothing twice.
    crashed.resolve({ answer: 'soup', isUseful: true });
    await expect(late).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await world.total(mara)).toBe(100);
    expect(await world.told(mara)).toEqual([['allowance', null, 100, 100]]);
  });

  it('releases held credits before it rejects a request for insufficient credits', async () => {
    const mara = world.newUser();
    world.at('2026-11-20T12:00:00Z');
    for (let count = 1; count <= 19; count += 1) await world.analyse(mara);
    const crashed = openWork();
    void world.charge.run(world.press(mara), 'photo_analysis', crashed.work);
    await crashed.begun;
    await expect(world.analyse(mara)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
    world.at('2026-11-20T12:02:00Z');
    expect(await world.analyse(mara)).toBe('soup');
    expect(await world.total(mara)).toBe(0);
  });

  it('an interrupted AI action can be repeated with the same Idempotency-Key and is charged once', async () => {
    const mara = world.newUser();
    world.at('2026-11-20T12:00:00Z');
    const crashed = openWork();
    const press = world.press(mara);
    void world.charge.run(press, 'photo_analysis', crashed.work);
    await crashed.begun;
    world.at('2026-11-20T12:02:00Z');
    const again = world.charge.run(press, 'photo_analysis', async () => ({ answer: 'stew', isUseful: true }));
    expect(await again).toBe('stew');
    expect(await world.total(mara)).toBe(95);
  });
});
