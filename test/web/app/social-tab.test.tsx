import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLocation } from 'react-router-dom';
import { socialRoutes } from '#shared/social/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { Tab as SocialTab } from '#web/app/pages/dashboard/tabs/social-tab.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const Place = () => <output aria-label="Place">{useLocation().pathname}</output>;

const aRequest = (at: number) => ({
  id: `abcdefghijklmnopqrstu${at}`,
  user_id: `user-${at}`,
  friend_id: 'user-1',
  status: 'pending' as const,
  created_at: '2026-11-20T10:00:00.000Z',
  name: 'Zoë Lang',
});

const open = (requests: number) => {
  const api = scriptedApi();
  api.on(socialRoutes.friends, () => ({
    friends: [],
    requests: Array.from({ length: requests }, (_none, at) => aRequest(at)),
    sent: [],
  }));
  return openScreen(
    <>
      <SocialTab />
      <Place />
    </>,
  );
};

describe('The Social Feed tab', () => {
  it('DASH-08 the Social Feed tab shows a button that opens /social', async () => {
    const { user } = open(0);
    await user.click(screen.getByRole('button', { name: 'Open social feed' }));
    expect(screen.getByLabelText('Place').textContent).toBe('/social');
  });

  it('the Social Feed tab shows the number of pending friend requests', async () => {
    const { user } = open(2);
    await user.keyboard('{Shift}');
    expect(await screen.findByText('2 people want to be your friend.')).toBeDefined();
  });
});
