import { describe, expect, inject, it, vi } from 'vitest';
import type { ApiUser } from '#test/support/api-user.ts';
import { openWindow } from '#test/support/live-window.ts';
import { withUsers } from '#test/support/with-user.ts';
import { accept, ask, befriend, block, requestOf, unblock } from './friends-scene.ts';
import { PATIENCE } from '#test/support/patience.ts';

const origin = inject('origin');

/** A tab of a user that records its friend notifications. */
const windowOf = async (person: ApiUser) => {
  const window = await openWindow(origin, person);
  const ofKind = (entity: string) =>
    window.heard.map(({ message }) => message).filter((message) => message['entity'] === entity);
  return {
    close: window.close,
    operations: () => ofKind('user_friends').map(({ operation }) => operation),
    /** Waits for a later change, after which all earlier notifications have arrived. */
    settled: async () => {
      const before = ofKind('profiles').length;
      await person.call('PUT', '/api/profile', { age: 40 + before });
      await vi.waitFor(() => expect(ofKind('profiles').length).toBeGreaterThan(before), 20_000 * PATIENCE);
    },
  };
};

describe('Live updates about friends', () => {
  it('live updates about friends reach both users for requests and friendships', async () => {
    const [mara, ben] = await withUsers('Mara', 'Ben');
    const [hers, his] = await Promise.all([windowOf(mara), windowOf(ben)]);
    await ask(mara, ben.email);
    await vi.waitFor(
      () => expect([hers.operations(), his.operations()]).toEqual([['INSERT'], ['INSERT']]),
      20_000 * PATIENCE,
    );
    await accept(ben, await requestOf(ben));
    await vi.waitFor(() => {
      expect(hers.operations()).toEqual(['INSERT', 'UPDATE']);
      expect(his.operations()).toEqual(['INSERT', 'UPDATE']);
    }, 20_000 * PATIENCE);
    hers.close();
    his.close();
  });

  it('live updates about friends show a blocked user at most an ended friendship, never the block', async () => {
    const [mara, ben, eve] = await withUsers('Mara', 'Ben', 'Eve');
    await befriend(mara, ben);
    const [his, eves] = await Promise.all([windowOf(ben), windowOf(eve)]);
    await his.settled();
    const before = his.operations().length;
    await block(mara, ben);
    await block(mara, eve);
    await unblock(mara, ben);
    await unblock(mara, eve);
    await Promise.all([his.settled(), eves.settled()]);
    expect(his.operations().slice(before)).toEqual(['UPDATE']);
    expect(eves.operations()).toEqual([]);
    his.close();
    eves.close();
  });
});
