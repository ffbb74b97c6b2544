import { describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { createWebhooks } from '#functions/webhooks/repository.ts';
import { MAX_DELIVERIES, MAX_FAILED_ATTEMPTS, MAX_WEBHOOKS } from '#shared/webhooks/schema.ts';
import { forwardTo, openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);
const webhooks = forwardTo(() => createWebhooks(opened.table, () => new Date('2026-11-20T12:00:00Z')));
const press = (key: string) => ({ key, request_hash: 'hash' });
const add = (user: string, key: string) => {
  const webhook = { id: newUlid(), url: 'https://example.com/', secret: `secret-${key}`, token_id: 'T1' };
  return webhooks.add(user, { ...webhook, events: ['entry.created'] }, press(key));
};
const attempt = (id: string) => ({
  event: {
    id,
    type: 'entry.created' as const,
    created_at: '2026-11-20T12:00:00Z',
    data: { id: 'E1', path: '/api/v1/food-entries/E1' },
  },
  attempted_at: '2026-11-20T12:00:01Z',
  attempt: 1,
  status: 200,
});
const activeOf = async (user: string): Promise<string[]> => {
  const ids: string[] = [];
  for await (const rows of webhooks.active())
    ids.push(...rows.filter(({ user_id }) => user_id === user).map(({ id }) => id));
  return ids;
};

describe('The webhooks of a user', () => {
  it('the webhooks of a user are limited also when added at the same time, and a retried creation returns the first secret', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: MAX_WEBHOOKS + 2 }, (_none, at) => add('mara', `key-${at}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_WEBHOOKS);
    const [first] = await webhooks.list('mara');
    const key = first!.secret.replace('secret-', '');
    expect(await add('mara', key)).toEqual(first);
    await expect(add('mara', 'one-more')).rejects.toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
  });

  it('the webhooks of a user are turned off once after failed attempts in a row, and can be turned on again', async () => {
    const { id } = await add('ben', 'key-ben');
    expect(await activeOf('ben')).toEqual([id]);
    const fail = () => webhooks.noteFailure('ben', id, attempt('evt_1'), false);
    for (let at = 1; at < MAX_FAILED_ATTEMPTS; at += 1) expect(await fail()).toBe(false);
    await webhooks.noteSuccess('ben', id, attempt('evt_2'));
    for (let at = 1; at < MAX_FAILED_ATTEMPTS; at += 1) expect(await fail()).toBe(false);
    expect([await fail(), await fail()]).toEqual([true, false]);
    expect([await activeOf('ben'), (await webhooks.find('ben', id))?.status]).toEqual([[], 'off']);
    expect(await webhooks.setStatus('ben', id, 'on')).toMatchObject({ status: 'on', failed_attempts: 0 });
    expect(await activeOf('ben')).toEqual([id]);
    expect(await webhooks.noteFailure('ben', id, attempt('evt_3'), true)).toBe(true);
  });

  it('the webhooks of a user list the last ten attempts, newest first, also when they are made at the same time', async () => {
    const { id } = await add('ida', 'key-ida');
    for (let at = 1; at <= MAX_DELIVERIES; at += 1)
      await webhooks.noteSuccess('ida', id, attempt(`evt_${at}`));
    await Promise.all(['a', 'b', 'c'].map((one) => webhooks.noteSuccess('ida', id, attempt(one))));
    const listed = (await webhooks.find('ida', id))?.deliveries?.map(({ event }) => event.id) ?? [];
    expect(listed.slice(0, 3).toSorted()).toEqual(['a', 'b', 'c']);
    expect(listed.slice(3)).toEqual(['evt_10', 'evt_9', 'evt_8', 'evt_7', 'evt_6', 'evt_5', 'evt_4']);
  });

  it('the webhooks of a user get no events while they are paused', async () => {
    const { id } = await add('uma', 'key-uma');
    expect(await webhooks.setStatus('uma', id, 'off')).toMatchObject({ status: 'off', failed_attempts: 0 });
    expect(await activeOf('uma')).toEqual([]);
    await webhooks.setStatus('uma', id, 'on');
    expect(await activeOf('uma')).toEqual([id]);
  });

  it('the webhooks of a user can be changed and deleted by their owner only', async () => {
    const { id } = await add('lea', 'key-lea');
    for (const act of [() => webhooks.remove('mara', id), () => webhooks.setStatus('mara', id, 'on')])
      await expect(act()).rejects.toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
    await webhooks.remove('lea', id);
    expect(await webhooks.list('lea')).toEqual([]);
  });
});
