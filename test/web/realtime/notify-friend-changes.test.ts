import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socialRoutes } from '#shared/social/routes.ts';
import type { FriendList } from '#shared/social/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { notifyFriendChanges } from '#web/features/realtime/notify-friend-changes.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { ada, aFriend, aRequest, ben, noFriends } from '#test/support/builders/a-friend.ts';

const info = vi.spyOn(notify, 'info').mockImplementation(() => undefined);
const success = vi.spyOn(notify, 'success').mockImplementation(() => undefined);
const said = () => [...info.mock.calls, ...success.mock.calls].map(([title]) => title);

beforeEach(() => {
  resetSession();
  signIn();
  info.mockClear();
  success.mockClear();
});
afterEach(resetSession);

const tell = async (list: FriendList | Response, ...ids: string[]) => {
  scriptedApi().on(socialRoutes.friends, () => list);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await notifyFriendChanges(queryClient, new Set(ids));
};

describe('The notifications about friends', () => {
  it('the notifications about friends announce a friend request once', async () => {
    const request = aRequest({ created_at: '2026-11-21T08:00:00.000Z' });
    const list = { ...noFriends, requests: [request, aRequest({ name: 'Of before' }, 9)] };
    await tell(list, request.id);
    await tell(list, request.id);
    expect(said()).toEqual(['Ada Byron wants to be your friend']);
  });

  it('the notifications about friends announce a repeated request again', async () => {
    const again = aRequest({ created_at: '2026-11-22T08:00:00.000Z' });
    await tell({ ...noFriends, requests: [again] }, again.id);
    expect(said()).toEqual(['Ada Byron wants to be your friend']);
  });

  it('the notifications about friends announce an acceptance only to the user who sent the request', async () => {
    const asked = aFriend({ user_id: someone.sub, friend_id: ben }, 4);
    const accepted = aFriend({ user_id: ada, friend_id: someone.sub, name: 'Ada Byron' }, 5);
    await tell({ ...noFriends, friends: [asked, accepted] }, asked.id, accepted.id);
    expect(said()).toEqual(['Ben Okri is now your friend']);
  });

  it("the notifications about friends stay silent about the user's own actions, and when the list cannot be loaded", async () => {
    await tell(noFriends, aRequest().id);
    await tell(failure('INTERNAL'), aRequest().id);
    expect(said()).toEqual([]);
  });
});
