import { describe, expect, it } from 'vitest';
import { newUlid } from '#functions/platform/ids.ts';
import { createWebhooks } from '#functions/webhooks/repository.ts';
import { MAX_FAILED_ATTEMPTS, MAX_WEBHOOKS } from '#shared/webhooks/schema.ts';
import { forwardTo, openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);
const webhooks = forwardTo(() => createWebhooks(opened.table, () => new Date('2026-11-20T12:00:00Z')));
const press = (key: string) => ({ key, request_hash: 'hash' });
const add = (user: string, key: string) => {
  const webhook = { id: newUlid(), url: 'https://example.com/', secret: `secret-${key}`, token_id: 'T1' };
  return webhooks.add(user, { ...webhook, events: ['entry.created'] }, press(key));
};
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
    const fail = () => webhooks.noteFailure('ben', id, false);
    for (let at = 1; at < MAX_FAILED_ATTEMPTS; at += 1) expect(await fail()).toBe(false);
    await webhooks.noteSuccess('ben', id);
    for (let at = 1; at < MAX_FAILED_ATTEMPTS; at += 1) expect(await fail()).toBe(false);
    expect([await fail(), await fail()]).toEqual([true, false]);
    expect([await activeOf('ben'), (await webhooks.find('ben', id))?.status]).toEqual([[], 'off']);
    expect(await webhooks.activate('ben', id)).toMatchObject({ status: 'on', failed_attempts: 0 });
    expect(await activeOf('ben')).toEqual([id]);
    expect(await webhooks.noteFailure('ben', id, true)).toBe(true);
  });

  it('the webhooks of a user can be changed and deleted by their owner only', async () => {
    const { id } = await add('lea', 'key-lea');
    for (const act of [() => webhooks.remove('mara', id), () => webhooks.activate('mara', id)])
      await expect(act()).rejects.toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
    await webhooks.remove('lea', id);
    expect(await webhooks.list('lea')).toEqual([]);
  });
});
