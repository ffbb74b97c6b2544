import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { achievementRoutes } from '#shared/achievements/routes.ts';
import type { AchievementList } from '#shared/achievements/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { StreakSlot } from '#web/app/streak-slot.tsx';
import { Achievements } from '#web/features/achievements/achievements.tsx';
import { notifyAchievements } from '#web/features/realtime/notify-achievements.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const achieved = (over: Partial<AchievementList['streak']> = {}): AchievementList => ({
  achievements: [
    { achievement_name: 'streak_7', points: 50, created_at: '2026-11-19T12:00:00.000Z' },
    { achievement_name: 'first_meal', points: 10, created_at: '2026-11-13T12:00:00.000Z' },
  ].map((row) => ({ ...row, user_id: 'mara' })) as AchievementList['achievements'],
  points: 60,
  streak: { days: 7, is_alive_today: true, longest: 7, ...over },
});

const script = (answer: () => AchievementList | Response) => {
  const api = scriptedApi();
  api.on(achievementRoutes.list, answer);
  return api;
};

describe('The list of achievements', () => {
  it('shows earned achievements, newest first, with points, followed by the remaining ones', async () => {
    script(() => achieved());
    openScreen(<Achievements />);
    const rows = within(await screen.findByRole('list', { name: 'Earned' })).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
      '7-day streak',
      'First meal',
    ]);
    expect(within(rows[0]!).getByText('50')).toBeDefined();
    expect(screen.getByText('9 more to earn')).toBeDefined();
    expect(screen.getByText('30-day streak')).toBeDefined();
    expect(screen.getByText(/7 days in a row. Your longest yet./)).toBeDefined();
  });

  it('the list of achievements shows what could not be loaded, and loads it on Retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    script(() => (isBroken ? failure('INTERNAL') : achieved()));
    const { user } = openScreen(<Achievements />);
    expect(await screen.findByText(/We couldn’t load your achievements/)).toBeDefined();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('7-day streak')).toBeDefined();
  });
});

describe('The streak', () => {
  it('the streak loads on the dashboard only after the first interaction', async () => {
    const api = script(() => achieved());
    const { user, container } = openScreen(<StreakSlot />);
    expect(api.requests).toEqual([]);
    await user.keyboard('a');
    await waitFor(() => expect(container.textContent).toBe('7-day streak'));
  });

  it.each([
    [{ days: 12, longest: 12 }, '12-day streak'],
    [{ days: 12, is_alive_today: false, longest: 12 }, '12-day streak, nothing logged today yet'],
  ])('shows the streak on the dashboard: %o', async (streak, line) => {
    script(() => achieved(streak));
    const { user, container } = openScreen(<StreakSlot />);
    await user.keyboard('a');
    await waitFor(() => expect(container.textContent).toBe(line));
  });

  it.each([
    [{ is_alive_today: false, longest: 12 }, /Log a meal today to keep it going\.$/],
    [{ longest: 12 }, /Your longest was 12 days\.$/],
    [{ days: 0, is_alive_today: false, longest: 12 }, /Log a meal to start a new one\.$/],
    [{ days: 0, is_alive_today: false, longest: 0 }, /Log a meal to start one\.$/],
  ])('shows in the list what to do next, without blame: %o', async (streak, note) => {
    script(() => achieved(streak));
    openScreen(<Achievements />);
    expect(await screen.findByText(note)).toBeDefined();
  });
});

describe('A new achievement', () => {
  it('D35 a new achievement appears in a quiet message', async () => {
    openScreen(null);
    notifyAchievements(['streak_7']);
    const { tone, text } = await findToast('7-day streak');
    expect([tone, text]).toEqual(['success', expect.stringContaining('50 points.')]);
  });

  it('groups new achievements in one message and skips those that this version does not know', async () => {
    openScreen(null);
    notifyAchievements(['unheard_of']);
    notifyAchievements(['first_meal', 'meals_10', 'unheard_of']);
    const { text } = await findToast('2 achievements');
    expect(text).toContain('First meal, 10 meals. 30 points.');
  });
});
