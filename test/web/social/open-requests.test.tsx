import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { socialRoutes } from '#shared/social/routes.ts';
import { useOpenRequests } from '#web/features/social/friends/use-open-requests.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aRequest, noFriends } from '#test/support/builders/a-friend.ts';
import { aSocial, socialApi } from './open-social.tsx';

beforeEach(resetSession);
afterAll(resetSession);

const Count = () => <output>{useOpenRequests()}</output>;

describe('The count of open requests', () => {
  it('the count of open requests loads after the first interaction, not for the first view', async () => {
    signIn();
    const requests = [aRequest(), aRequest({}, 2)];
    const api = socialApi(aSocial({ friends: { ...noFriends, requests } }));
    openScreen(<Count />);
    await act(async () => undefined);
    expect(screen.getByRole('status').textContent).toBe('0');
    expect(api.sentTo(socialRoutes.friends)).toEqual([]);
    fireEvent.pointerMove(window);
    expect(await screen.findByText('2')).toBeDefined();
    expect(api.sentTo(socialRoutes.friends)).toHaveLength(1);
  });
});
