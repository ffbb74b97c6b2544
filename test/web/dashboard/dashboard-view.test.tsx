import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { DashboardView } from '#web/features/dashboard/dashboard-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aDailySummary, anEmptyDay } from '#test/support/builders/a-daily-summary.ts';

const open = (dashboard: Dashboard = aDashboard(), { askDevice = async () => false } = {}) => {
  const api = scriptedApi();
  api.on(dashboardRoutes.read, () => dashboard);
  const onTab = vi.fn<(tab: string) => void>();
  return {
    api,
    onTab,
    ...openScreen(
      <DashboardView
        askDevice={askDevice}
        onTab={onTab}
        renderEntries={() => <p>The entries</p>}
        renderTrend={(trend) => trend}
        wallet={<p>The wallet</p>}
      />,
    ),
  };
};

afterEach(() => vi.restoreAllMocks());

const theCard = async () => within(await screen.findByRole('region', { name: 'Left today' }));

describe("Today's overview", () => {
  it('DASH-10 shows eaten and remaining calories from one request', async () => {
    const { api } = open();
    expect(
      await screen.findByRole('img', { name: '1,240 of 2,100 kilocalories eaten, 860 left' }),
    ).toBeDefined();
    const today = screen.getByRole('region', { name: 'Today' }).textContent;
    const amounts = ['Protein80 g', 'Carbs140 g', 'Fat40 g', 'Fiber19 g', 'Sugar31 g', 'Sodium890 mg'];
    for (const amount of amounts) expect(today).toContain(amount);
    expect(api.requests).toHaveLength(1);
    expect(api.requests[0]?.query.get('time_zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it("DASH-11 today's overview shows seven days with the goal and the average", async () => {
    open();
    const week = within(await screen.findByRole('region', { name: 'Weekly progress' }));
    expect(week.getByRole('list', { name: 'Calories, last 7 days' })).toBeDefined();
    const days = week.getAllByRole('listitem').map((day) => day.textContent);
    expect(days).toHaveLength(7);
    expect(days[2]).toContain('2,180 kcal, over your goal');
    // 80 kcal above the goal is stated, but not marked as too much.
    expect(week.getAllByRole('listitem').some((day) => 'over' in day.dataset)).toBe(false);
    expect(days[3]).toContain('nothing logged');
    expect(days[6]).toContain('Today: 1,240 kcal');
    expect(week.getByText('Goal 2,100 kcal')).toBeDefined();
    expect(week.getByText('Average 1,710 kcal')).toBeDefined();
  });

  it('DASH-14 (D44) shows a side card with the remaining calories and quick ways to log', async () => {
    const { onTab, user } = open();
    const card = await theCard();
    expect(card.getByText('860 kcal, room for a full meal')).toBeDefined();
    expect(card.getByText('Meals').nextSibling?.textContent).toBe('3');
    await user.click(card.getByRole('button', { name: 'Photo' }));
    await user.click(card.getByRole('button', { name: 'Describe' }));
    expect(onTab.mock.calls).toEqual([['camera'], ['log']]);
  });

  it.each([
    ['a model can recognize photos', { server: true, device: false, online: true }, 'Photo'],
    ['no model can recognize photos', { server: false, device: false, online: true }, 'Describe'],
    ["only the browser's model can", { server: false, device: true, online: true }, 'Photo'],
    [
      'the server has a model, but the browser is offline',
      { server: true, device: false, online: false },
      'Describe',
    ],
  ])('puts the way to log first that works: %s', async (_, { server, device, online }, first) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    open(aDashboard({ recognizes_photos: server }), { askDevice: async () => device });
    const card = await theCard();
    await waitFor(() => expect(card.getAllByRole('button')[0]?.textContent).toBe(first));
  });

  it('offers the description first on an empty day when nothing can recognize a photo', async () => {
    open(aDashboard({ recognizes_photos: false, today: anEmptyDay() }));
    await screen.findByRole('heading', { name: 'Your plate is empty' });
    const ways = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('button');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Describe your meal', 'Take a photo']);
  });

  it('shows macros against their targets when there are targets', async () => {
    open(aDashboard({ macro_goals: { protein: 120, carbs: null, fat: 70 } }));
    await theCard();
    const amounts = within(screen.getByRole('region', { name: 'Today' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(amounts[0]).toMatch(/^Protein[\d.]+ of 120 g/);
    expect(amounts[1]).toMatch(/^Carbs[\d.]+ g/);
    expect(amounts[2]).toMatch(/^Fat[\d.]+ of 70 g/);
  });

  it("today's overview shows which calories no known macro explains", async () => {
    open(aDashboard({ today: aDailySummary({ total_calories: 1_640 }) }));
    expect(await screen.findByText(/^Another 400 kcal come from foods with/)).toBeDefined();
  });

  it("today's overview shows how far a day exceeds the goal", async () => {
    open(aDashboard({ today: aDailySummary({ total_calories: 2_440 }) }));
    expect(
      await screen.findByRole('img', { name: '2,440 of 2,100 kilocalories eaten, 340 over' }),
    ).toBeDefined();
    expect((await theCard()).getByText('340 kcal over your goal today')).toBeDefined();
  });
});

describe('The progress towards the goal', () => {
  it('DASH-22 the progress towards the goal stops at 100% when the intake exceeds the goal', async () => {
    open(aDashboard({ today: aDailySummary({ total_calories: 3_000 }) }));
    const progress = (await theCard()).getByRole('progressbar', { name: 'Daily calorie goal' });
    expect(progress.getAttribute('aria-valuenow')).toBe('100');
    expect((await theCard()).getByText('100%, over your goal')).toBeDefined();
  });

  it.each([
    ['DASH-23 does not highlight 89.9% of goal', 899, 'SPAN', '89%'],
    ['DASH-23 highlights 90% of goal', 900, 'STRONG', '90%, almost there'],
    [
      'DASH-23 highlights 99.9% without claiming that the goal is reached',
      999,
      'STRONG',
      '99%, almost there',
    ],
    ['DASH-23 highlights the reached goal', 1_000, 'STRONG', '100%, goal reached'],
    ['DASH-22 DASH-23 shows that 100.1% is over your goal', 1_001, 'STRONG', '100%, over your goal'],
  ])('%s', async (_, calories, element, text) => {
    open(aDashboard({ daily_calorie_goal: 1_000, today: aDailySummary({ total_calories: calories }) }));
    expect((await theCard()).getByText(text).tagName).toBe(element);
  });
});

describe('The overview before there is a day to show', () => {
  it('DASH-20 the overview shows six placeholders until the day loads', async () => {
    const { api } = open();
    const { promise, resolve } = Promise.withResolvers<Dashboard>();
    api.on(dashboardRoutes.read, () => promise);
    const placeholders = screen.getByRole('list', { name: 'Loading your day' });
    expect(within(placeholders).getAllByRole('listitem')).toHaveLength(6);
    resolve(aDashboard());
    await theCard();
    expect(screen.queryByRole('list', { name: 'Loading your day' })).toBeNull();
  });

  it('DASH-21 shows an empty state while nothing is logged today', async () => {
    const { onTab, user } = open(aDashboard({ today: anEmptyDay() }));
    expect(await screen.findByRole('heading', { name: 'Your plate is empty' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take a photo' }));
    expect(onTab).toHaveBeenCalledWith('camera');
  });

  it('DASH-21 shows the day instead of the empty state once anything is logged, even a black coffee of 0 kcal', async () => {
    open(aDashboard({ today: anEmptyDay({ meal_count: 1 }) }));
    await theCard();
    expect(screen.queryByRole('heading', { name: 'Your plate is empty' })).toBeNull();
  });

  it('ERR-01 ERR-04 (D34) the overview logs why the day cannot be loaded, shows it in place without a toast, and loads it on Retry', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { api, user } = open();
    api.on(dashboardRoutes.read, () => failure('INTERNAL'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load your day');
    expect(alert.textContent).toContain('Something went wrong on our side. Your data is safe.');
    // The code of toasts is loaded on demand.
    await act(() => vi.dynamicImportSettled());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('dashboard day'),
      expect.objectContaining({ code: 'INTERNAL' }),
    );
    log.mockRestore();
    api.on(dashboardRoutes.read, () => aDashboard());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The entries')).toBeDefined();
  });
});
