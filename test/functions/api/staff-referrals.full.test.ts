import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import type { ApiUser } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { withUser } from '#test/support/with-user.ts';
import { bringFriend } from '../billing/bring-friend.ts';
import { auditOf, openStaffScene, referralsOf } from './staff-scene.ts';

const reason = 'Asked for by mail';

describe('Referrals in the staff area', () => {
  it('a referral beyond the limits is listed without the friend, and its rewards are reversed once', async () => {
    const { sam } = await openStaffScene();
    const actionsOn = async (subject: string) => (await auditOf(sam, subject)).map(({ action }) => action);
    const referrer = await withUser({ name: 'Rita Referrer' });
    const table = await openLocalTable(inject('dataDir'));
    for (let n = 0; n < 3; n += 1) await bringFriend(table, referrer, randomUUID());
    const ours = async () => (await referralsOf(sam)).filter(({ user_id }) => user_id === referrer.id);
    const listed = await ours();
    expect(listed.map(({ signals, credits_earned }) => [signals, credits_earned])).toEqual([
      [['no_visit'], 100],
      [['no_visit'], 100],
    ]);
    const [bad, good] = listed.map(({ referral_id }) => referral_id);
    const key = randomUUID();
    const decide = (id: string, decision: string, by: ApiUser = sam, idempotencyKey: string = randomUUID()) =>
      by.call(
        'POST',
        `/api/staff/referrals/${referrer.id}/${id}/decision`,
        { decision, reason },
        { 'idempotency-key': idempotencyKey },
      );
    const twice = [await decide(bad!, 'reverse', sam, key), await decide(bad!, 'reverse', sam, key)];
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect((await decide(bad!, 'reverse')).body.code).toBe('REFERRAL_NOT_FOUND');
    expect((await decide(good!, 'keep')).status).toBe(204);
    expect(await ours()).toEqual([]);
    const { changes } = (await referrer.call('GET', '/api/credits/history')).body as unknown as {
      changes: { reason: string; amount: number }[];
    };
    expect(changes[0]).toMatchObject({ reason: 'referral', amount: -100 });
    expect((await referrer.call('GET', '/api/referrals')).body).toMatchObject({ credits_earned: 200 });
    expect(await actionsOn(bad!)).toEqual(['referral_reversed']);
    expect(await actionsOn(good!)).toEqual(['referral_kept']);
  });
});
