import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { socialRoutes } from '#shared/social/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import {
  ada,
  aFriend,
  aRequest,
  aSentRequest,
  aSharedMeal,
  ben,
  noFriends,
} from '#test/support/builders/a-friend.ts';
import { card, openSocial } from './open-social.tsx';

beforeEach(resetSession);
afterAll(resetSession);

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('The social page', () => {
  it('SOCIAL-02 SOCIAL-04 shows requests, add, share, friends and achievements in order, then the meals', async () => {
    await openSocial({
      friends: { ...noFriends, requests: [aRequest()], friends: [aFriend()] },
      meals: [aSharedMeal()],
    });
    await screen.findByText('Ben Okri', { selector: 'h3' });
    expect(titles()).toEqual([
      'Friend requests',
      'Add a friend',
      'Share a meal',
      'Friends',
      'Recent achievements',
      'Recent shared meals',
    ]);
  });

  it('SOCIAL-09 (D34) the social page logs each load failure and shows it in place with Retry, without a toast', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api, user, held } = await openSocial({}, (down) => {
      for (const route of [socialRoutes.friends, socialRoutes.feed])
        down.on(route, () => failure('INTERNAL'));
    });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '');
    expect(said[0]).toContain('We couldn’t load your friends.');
    expect(said[1]).toContain('We couldn’t load shared meals');
    expect(screen.queryByText('Error')).toBeNull();
    expect(logged).toHaveBeenCalledWith('Could not load friends:', expect.anything());
    api.on(socialRoutes.friends, () => ({ ...held.friends, friends: [aFriend()] }));
    await user.click(await (await card('Friends')).findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ben Okri')).toBeDefined();
    logged.mockRestore();
  });
});

describe('The friend requests', () => {
  it('SOCIAL-03 the friend requests appear only when there are any', async () => {
    await openSocial();
    await screen.findByText(/No friends yet/);
    expect(screen.queryByRole('region', { name: 'Friend requests' })).toBeNull();
  });

  it('SOCIAL-11 the friend requests can be accepted by their id, and the user appears among the friends', async () => {
    const { api, click, held } = await openSocial({ friends: { ...noFriends, requests: [aRequest()] } });
    api.on(socialRoutes.accept, () => {
      const friend = aFriend({ id: aRequest().id, user_id: ada, friend_id: someone.sub, name: 'Ada Byron' });
      held.friends = { ...noFriends, friends: [friend] };
      return friend;
    });
    await click('Accept Ada Byron');
    await findToast('You and Ada Byron are now friends');
    expect(api.sentTo(socialRoutes.accept)[0]?.path).toBe(`/api/friend-requests/${aRequest().id}/accept`);
    expect(await (await card('Friends')).findByText('Ada Byron')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Friend requests' })).toBeNull();
  });

  it('SOCIAL-12 the friend requests can be rejected by their id', async () => {
    const { api, click, held } = await openSocial({ friends: { ...noFriends, requests: [aRequest()] } });
    api.on(socialRoutes.part, () => {
      held.friends = noFriends;
      return undefined;
    });
    await click('Reject Ada Byron');
    await findToast('Request rejected');
    expect(api.sentTo(socialRoutes.part)[0]?.path).toBe(`/api/friends/${aRequest().id}`);
    await waitFor(() => expect(screen.queryByText('Ada Byron')).toBeNull());
  });

  it('SOCIAL-08 the friend requests show an error message after a failure', async () => {
    const { api, click } = await openSocial({ friends: { ...noFriends, requests: [aRequest()] } });
    api.on(socialRoutes.accept, () => failure('TOO_MANY_FRIENDS'));
    await click('Accept Ada Byron');
    expect(await findToast('Error')).toEqual({
      tone: 'error',
      text: expect.stringContaining('You can have up to 500 friends.'),
    });
    expect(screen.getByText('Ada Byron')).toBeDefined();
  });

  it('the friend requests offer to block the sender after a confirmation', async () => {
    const { api, choose, click } = await openSocial({ friends: { ...noFriends, requests: [aRequest()] } });
    api.on(socialRoutes.block, () => undefined);
    await screen.findByText('Ada Byron');
    await choose('More options for Ada Byron', 'Block');
    expect(api.sentTo(socialRoutes.block)).toEqual([]);
    await click('Block');
    await findToast('Ada Byron is blocked');
    expect(api.sentTo(socialRoutes.block)[0]?.path).toBe(`/api/blocks/${ada}`);
  });
});

describe('Adding a friend', () => {
  it('SOCIAL-05 does nothing with a blank email', async () => {
    const { api, click, type } = await openSocial();
    await click('Send request');
    await type('Friend’s email', '   ');
    await click('Send request');
    expect(api.sentTo(socialRoutes.ask)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('trims the email, sends it and confirms it', async () => {
    const { api, click, type } = await openSocial();
    api.on(socialRoutes.ask, () => ({ status: 'pending' as const }));
    await type('Friend’s email', ' ben@example.com ');
    await click('Send request');
    await findToast('Friend request sent');
    expect(api.sentTo(socialRoutes.ask).map(({ body }) => body)).toEqual([{ email: 'ben@example.com' }]);
    expect(screen.getByLabelText<HTMLInputElement>('Friend’s email').value).toBe('');
  });

  it.each([
    ['USER_NOT_FOUND', 'User Not Found', 'No user found with this email address.'],
    ['FRIEND_IS_YOU', 'Error', 'This is your own email address.'],
  ] as const)(
    'SOCIAL-07 SOCIAL-08 a friend request that fails with %s shows the toast “%s”: %s, and keeps the email for correction',
    async (code, title, message) => {
      const { api, click, type } = await openSocial();
      api.on(socialRoutes.ask, () => failure(code));
      await type('Friend’s email', 'nobody@example.com');
      await click('Send request');
      const { tone, text } = await findToast(title);
      expect(tone).toBe('error');
      expect(text).toContain(message);
      expect(screen.getByLabelText<HTMLInputElement>('Friend’s email').value).toBe('nobody@example.com');
    },
  );

  it('sends a new request after a canceled one, but retries a failed one with the same Idempotency-Key', async () => {
    const { api, click, type, user } = await openSocial();
    const keys = () =>
      api.sentTo(socialRoutes.ask).map(({ headers }) => headers.get('idempotency-key') ?? '');
    api.on(socialRoutes.ask, () => failure('INTERNAL'));
    await type('Friend’s email', 'ben@example.com');
    await click('Send request');
    await findToast('Error');
    api.on(socialRoutes.ask, () => ({ status: 'pending' as const }));
    await click('Send request');
    await findToast('Friend request sent');
    await user.type(screen.getByLabelText('Friend’s email'), 'ben@example.com');
    await click('Send request');
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[0]).toBe(keys()[1]);
    expect(keys()[2]).not.toBe(keys()[1]);
  });
});

describe('The list of friends', () => {
  const withBen = { friends: { ...noFriends, friends: [aFriend()] } };

  it('SOCIAL-19 the list of friends shows friends by name, with the start date', async () => {
    await openSocial(withBen);
    const rows = await (await card('Friends')).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ben Okri')]);
    expect(rows[0]?.textContent).toMatch(/Since .*Nov 20/);
  });

  it('the list of friends removes a friend after a confirmation', async () => {
    const { api, choose, click } = await openSocial(withBen);
    api.on(socialRoutes.part, () => undefined);
    await (await card('Friends')).findByText('Ben Okri');
    await choose('More options for Ben Okri', 'Remove friend');
    await click('Cancel');
    expect(api.sentTo(socialRoutes.part)).toEqual([]);
    await choose('More options for Ben Okri', 'Remove friend');
    await click('Remove friend');
    await findToast('You and Ben Okri are no longer friends');
    expect(api.sentTo(socialRoutes.part)[0]?.path).toBe(`/api/friends/${aFriend().id}`);
  });

  it.each([
    ['who received the request', { user_id: someone.sub, friend_id: ben }],
    ['who sent the request', { user_id: ben, friend_id: someone.sub }],
  ])('the list of friends blocks the other user, %s', async (_, sides) => {
    const { api, choose, click } = await openSocial({
      friends: { ...noFriends, friends: [aFriend(sides)] },
    });
    api.on(socialRoutes.block, () => undefined);
    await (await card('Friends')).findByText('Ben Okri');
    await choose('More options for Ben Okri', 'Block');
    await click('Block');
    await findToast('Ben Okri is blocked');
    expect(api.sentTo(socialRoutes.block)[0]?.path).toBe(`/api/blocks/${ben}`);
  });

  it('the list of friends cancels a request that has no answer yet', async () => {
    const { api, click } = await openSocial({ friends: { ...noFriends, sent: [aSentRequest()] } });
    api.on(socialRoutes.part, () => undefined);
    await click('Cancel request to c…@example.com');
    await findToast('Request canceled');
    expect(api.sentTo(socialRoutes.part)[0]?.path).toBe(`/api/friends/${aSentRequest().id}`);
  });

  it('the list of friends unblocks a blocked user', async () => {
    const blocked = [{ user_id: ben, name: 'Ben Okri', created_at: '2026-11-20T11:55:00.000Z' }];
    const { api, click, user, held } = await openSocial({ blocked });
    expect(api.sentTo(socialRoutes.blocks)).toEqual([]);
    api.on(socialRoutes.unblock, () => {
      held.blocked = [];
      return undefined;
    });
    await user.click(screen.getByText('Blocked people'));
    await click('Unblock Ben Okri');
    await findToast('Ben Okri is no longer blocked');
    expect(api.sentTo(socialRoutes.unblock)[0]?.path).toBe(`/api/blocks/${ben}`);
    expect(await screen.findByText('You haven’t blocked anyone.')).toBeDefined();
  });
});
