import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCreditWorld, type CreditWorld } from './credit-world.ts';
import { openWork } from './open-work.ts';

let world: CreditWorld;
let people = 0;
const somebody = (): string => `person-${(people += 1)}`;

beforeAll(async () => {
  world = await createCreditWorld();
}, 60_000);
afterAll(() => world.stop());

describe('An AI action', () => {
  it('D19 costs its credits for a useful answer, and the change stands in the history', async () => {
    const mara = somebody();
    expect(await world.analyse(mara)).toBe('soup');
    expect(await world.total(mara)).toBe(95);
    expect(await world.told(mara)).toEqual([
      ['allowance', null, 100, 100],
      ['spent', 'photo_analysis', -5, 95],
    ]);
  });

  it('D19 costs nothing when it fails, nor when its answer is of no use', async () => {
    const mara = somebody();
    const failing = world.charge.run(world.press(mara), 'photo_analysis', async () => {
      throw new Error('The model is away.');
    });
    await expect(failing).rejects.toThrow('The model is away.');
    await world.analyse(mara, { isUseful: false });
    expect(await world.total(mara)).toBe(100);
    expect(await world.told(mara)).toEqual([['allowance', null, 100, 100]]);
  });

  it('is done once for a press that is repeated, and the answer of before costs nothing', async () => {
    const mara = somebody();
    let worked = 0;
    const press = world.press(mara);
    const again = () =>
      world.charge.run(press, 'photo_analysis', async () => ({ answer: (worked += 1), isUseful: true }));
    expect([await again(), await again(), await again()]).toEqual([1, 1, 1]);
    expect([worked, await world.total(mara)]).toEqual([1, 95]);
  });

  it('is answered from the record also when no credit is left', async () => {
    const mara = somebody();
    for (let count = 1; count <= 20; count += 1) await world.analyse(mara, { key: `key-of-${count}` });
    await expect(world.analyse(mara)).rejects.toMatchObject({ code: 'CREDITS_EXHAUSTED' });
    expect(await world.analyse(mara, { key: 'key-of-7' })).toBe('soup');
  });

  it('says 402 what there is, what it costs, when there is more, and where', async () => {
    const mara = somebody();
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

  it('holds its credits while it runs, and the same press beside it hears that it does', async () => {
    const mara = somebody();
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

  it('of another request with the same key is refused', async () => {
    const mara = somebody();
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

  it('CREDITS-07 (D19) of fifty at once on credits for ten: ten are answered, forty refused, none is left', async () => {
    const mara = somebody();
    for (let count = 1; count <= 10; count += 1) await world.analyse(mara);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => world.analyse(mara)));
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 40 }, () => 'CREDITS_EXHAUSTED'));
    expect(await world.total(mara)).toBe(0);
    const sums = (await world.told(mara)).map(([, , , balance]) => balance);
    expect(sums).toEqual([100, ...Array.from({ length: 20 }, (_, at) => 95 - 5 * at)]);
  }, 30_000);
});

describe('An AI action that a crash interrupts', () => {
  it('D19 leaves its credits aside for two minutes; then the next look gives them back', async () => {
    const mara = somebody();
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

  it('keeps nobody from the credits that are needed: they are given back before anybody is refused', async () => {
    const mara = somebody();
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

  it('can be pressed again with the same key, and is charged once', async () => {
    const mara = somebody();
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
