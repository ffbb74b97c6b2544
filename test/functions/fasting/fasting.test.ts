import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openFastingScene } from './scene.ts';

const scene = openForAllTests(openFastingScene);

const codeOf = async (action: Promise<unknown>) =>
  action.then(
    () => 'saved',
    (error: { code?: string }) => error.code,
  );
const past = { started_at: '2026-11-20T20:00:00.000Z', ended_at: '2026-11-21T12:00:00.000Z' };

describe('A fast', () => {
  it('starts, ends, is corrected, deleted and restored under its ID', async () => {
    scene.at('2026-11-23T08:00:00.000Z');
    const mara = scene.person();
    expect(await mara.read()).toEqual({ target_hours: 12, notify: true, fasts: [], next: null });
    const fast = await mara.save({ started_at: '2026-11-22T20:00:00.000Z' });
    expect(await mara.fasts()).toEqual([fast]);
    const ended = await mara.end(fast);
    expect(await mara.fasts()).toEqual([{ ...fast, ended_at: '2026-11-23T08:00:00.000Z' }]);
    const { id, ...fields } = ended;
    const corrected = await mara.save({ ...fields, started_at: '2026-11-22T19:30:00.000Z' }, id);
    expect(await mara.fasts()).toEqual([corrected]);
    await mara.remove(id);
    expect(await mara.fasts()).toEqual([]);
    await mara.remove(id);
    await mara.save({ ...fields, ended_at: null }, id);
    expect(await mara.fasts()).toEqual([fast]);
    expect(await codeOf(mara.save({}))).toBe('FAST_RUNNING');
  });

  it('runs once when several tabs start at the same moment', async () => {
    const mara = scene.person();
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(mara.save({}))));
    expect(codes.map(String).toSorted()).toEqual(['FAST_RUNNING', 'FAST_RUNNING', 'FAST_RUNNING', 'saved']);
    expect(await mara.fasts()).toHaveLength(1);
  });

  it('a fast is written once when the same action is sent twice, also after it ended', async () => {
    const mara = scene.person();
    const [id, action] = [newUlid(), { key: randomUUID(), request_hash: 'start' }];
    const start = { started_at: '2026-11-23T01:00:00.000Z' };
    const fast = await mara.save(start, id, action);
    const ended = await mara.end(fast);
    expect(await mara.save(start, id, action)).toEqual(fast);
    expect(await mara.fasts()).toEqual([ended]);
  });

  it('shares no time with another one, even when both are saved at the same moment', async () => {
    scene.at('2026-11-23T08:00:00.000Z');
    const mara = scene.person();
    const { id } = await mara.save(past);
    const inside = { started_at: '2026-11-21T11:59:00.000Z', ended_at: '2026-11-21T13:00:00.000Z' };
    expect(await codeOf(mara.save(inside))).toBe('FAST_OVERLAPS');
    expect(await codeOf(mara.save({ started_at: '2026-11-20T19:00:00.000Z' }))).toBe('FAST_OVERLAPS');
    expect(await codeOf(mara.save({ ...past, ended_at: inside.ended_at }, id))).toBe('saved');
    await mara.save({ started_at: '2026-11-23T02:00:00.000Z' });
    const late = { started_at: '2026-11-23T01:00:00.000Z', ended_at: '2026-11-23T02:00:00.001Z' };
    expect(await codeOf(mara.save(late))).toBe('FAST_OVERLAPS');
    const free = { started_at: '2026-11-22T01:00:00.000Z', ended_at: '2026-11-22T02:00:00.000Z' };
    const codes = await Promise.all([mara.save(free), mara.save(free)].map(codeOf));
    expect(codes.map(String).toSorted()).toEqual(['FAST_OVERLAPS', 'saved']);
  });

  it('does not start or end in the future, except within the tolerance for clocks', async () => {
    scene.at('2026-11-23T08:00:00.000Z');
    const mara = scene.person();
    await expect(mara.save({ started_at: '2026-11-23T08:05:01.000Z' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'started_at' }],
    });
    const ended_at = '2026-11-23T09:00:00.000Z';
    await expect(mara.save({ ended_at })).rejects.toMatchObject({ details: [{ field: 'ended_at' }] });
    expect(await codeOf(mara.save({ started_at: '2026-11-23T08:04:00.000Z' }))).toBe('saved');
  });

  it('a fast is listed in pages, latest start first', async () => {
    scene.at('2026-11-23T08:00:00.000Z');
    const mara = scene.person();
    const starts = Array.from({ length: 33 }, (_none, hour) =>
      new Date(Date.parse('2026-11-20T00:00:00Z') + hour * 3_600_000).toISOString(),
    );
    for (const started_at of starts)
      await mara.save({ started_at, ended_at: started_at.replace(':00:00.000Z', ':30:00.000Z') });
    const first = await mara.read();
    expect(first.fasts.map(({ started_at }) => started_at)).toEqual(starts.toReversed().slice(0, 30));
    const second = await mara.read(first.next!);
    expect(second.fasts.map(({ started_at }) => started_at)).toEqual(starts.toReversed().slice(30));
    expect(second.next).toBeNull();
  });
});

describe('A fast of a user at risk (decision D49)', () => {
  it.each([{ age: 17 }, { weight: 50, height: 180 }])(
    'a fast of a user at risk can be ended, but not started: %o',
    async (risk) => {
      scene.at('2026-11-23T08:00:00.000Z');
      const mara = scene.person();
      const fast = await mara.save({ started_at: '2026-11-23T01:00:00.000Z' });
      mara.setBody(risk);
      const { id, ...fields } = fast;
      expect(await codeOf(mara.save(fields, id))).toBe('FASTING_NOT_OFFERED');
      expect(await codeOf(mara.end(fast))).toBe('saved');
      expect(await codeOf(mara.save({}))).toBe('FASTING_NOT_OFFERED');
      expect(await codeOf(mara.save(past))).toBe('FASTING_NOT_OFFERED');
      expect(await codeOf(mara.remove(id))).toBe('saved');
    },
  );
});

describe('The fasting plan', () => {
  it('applies to the running fast, but not to ended ones', async () => {
    scene.at('2026-11-23T08:00:00.000Z');
    const mara = scene.person();
    await mara.save(past);
    await mara.save({});
    await mara.settings(18, false);
    expect(await mara.read()).toMatchObject({
      target_hours: 18,
      notify: false,
      fasts: [{ target_hours: 18, ended_at: null }, { target_hours: 16 }],
    });
  });
});
