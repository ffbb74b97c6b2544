import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { achievementRoutes } from '#shared/achievements/routes.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { card, openSocial } from './open-social.tsx';

beforeEach(resetSession);
afterAll(resetSession);

describe('The recent achievements', () => {
  it('SOCIAL-18 the recent achievements show the latest five, with their points', async () => {
    const { api } = await openSocial({
      achievements: [
        {
          user_id: 'user-1',
          achievement_name: 'first_meal',
          points: 10,
          created_at: '2026-11-20T11:55:00.000Z',
        },
      ],
    });
    const achieved = await card('Recent achievements');
    expect((await achieved.findByRole('listitem')).textContent).toMatch(/First meal.*Nov 20.*10 points/);
    expect(api.sentTo(achievementRoutes.list).map(({ query }) => query.get('limit'))).toEqual(['5']);
  });

  it('the recent achievements explain how to earn the first one', async () => {
    await openSocial();
    expect(await (await card('Recent achievements')).findByText(/your first meal/)).toBeDefined();
  });
});
