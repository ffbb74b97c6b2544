import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Trend } from '#shared/dashboard/schema.ts';
import { daysEnding } from '#shared/time/local-date.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { DashboardView } from '#web/features/dashboard/dashboard-view.tsx';
import { paid } from '#test/support/builders/a-subscription.ts';
import { resetSession, setSubscription } from '#test/support/screen/session.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDashboard, TODAY } from '#test/support/builders/a-dashboard.ts';
import { aDailySummary, anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Thirty days until today, with entries on the first, on 18 November (over the goal) and today. */
const aTrend = (over: Partial<Trend> = {}): Trend => ({
  date: TODAY,
  daily_calorie_goal: 2_100,
  days: daysEnding(TODAY, 30).map((date, index) => {
    if (index === 0) return aDailySummary({ date, total_calories: 1_840 });
    if (date === '2026-11-18') return aDailySummary({ date, total_calories: 2_340 });
    return date === TODAY ? aDailySummary() : anEmptyDay({ date });
  }),
  average: 1_807,
  ...over,
});

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockReturnValue());
afterEach(() => void log.mockReset());
afterAll(resetSession);

const open = async (answer: () => Trend | Response | Promise<Trend> = aTrend) => {
  const api = scriptedApi();
  setSubscription(paid());
  api.on(dashboardRoutes.read, () => aDashboard());
  api.on(dashboardRoutes.trend, answer);
  const view = openScreen(
    <DashboardView
      askDevice={async () => false}
      onTab={() => undefined}
      renderEntries={() => null}
      renderTrend={(trend) => trend}
      wallet={null}
    />,
  );
  await screen.findByRole('region', { name: 'Weekly progress' });
  return { api, ...view };
};
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, days: 30 | 90 | 365) => {
  await user.click(screen.getByRole('radio', { name: `${days} days` }));
  return within(screen.getByRole('region', { name: `Last ${days} days` }));
};
const choose30Days = (view: Awaited<ReturnType<typeof open>>) => choose(view, 30);
const rowsOf = async (card: ReturnType<typeof within>, name = 'Calories per day') =>
  within(await card.findByRole('table', { name }, { timeout: 15_000 * PATIENCE }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('The 30-day trend', () => {
  it('the 30-day trend loads only on request', async () => {
    const view = await open();
    expect(view.api.requests).toHaveLength(1);
    await rowsOf(await choose30Days(view));
    const [request, ...others] = view.api.sentTo(dashboardRoutes.trend);
    expect(others).toEqual([]);
    expect(Object.fromEntries(request!.query)).toEqual({
      days: '30',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('switches back to the week, and reopens immediately the second time', async () => {
    const view = await open();
    await rowsOf(await choose30Days(view));
    await view.user.click(screen.getByRole('radio', { name: '7 days' }));
    expect(screen.getByText('Average 1,710 kcal')).toBeDefined();
    const card = await choose30Days(view);
    expect(card.getByRole('table')).toBeDefined();
    expect(view.api.sentTo(dashboardRoutes.trend)).toHaveLength(1);
  });

  it('provides a table for screen readers with every day compared to the goal', async () => {
    const card = await choose30Days(await open());
    const rows = await rowsOf(card);
    expect(rows).toHaveLength(30);
    expect(rows[0]).toBe('Thursday, October 221,840 kcal, 260 under your goal');
    expect(rows[1]).toBe('Friday, October 23nothing logged');
    expect(rows[27]).toBe('Wednesday, November 182,340 kcal, 240 over your goal');
    expect(card.getByText('Goal 2,100 kcal')).toBeDefined();
    expect(card.getByText('Average 1,807 kcal')).toBeDefined();
    expect(card.getByText(/3 of 30 days logged/)).toBeDefined();
  });

  it('the 30-day trend moves from day to day with the arrow keys', async () => {
    const card = await choose30Days(await open());
    const day = await card.findByRole('slider', { name: 'Day' }, { timeout: 15_000 * PATIENCE });
    expect(day.getAttribute('aria-valuetext')).toBe('Friday, November 20: 1,240 kcal, 860 under your goal');
    // jsdom does not move sliders, so the test changes the value like an arrow key.
    fireEvent.change(day, { target: { value: '27' } });
    expect(day.getAttribute('aria-valuetext')).toBe('Wednesday, November 18: 2,340 kcal, 240 over your goal');
    fireEvent.change(day, { target: { value: '28' } });
    expect(day.getAttribute('aria-valuetext')).toBe('Thursday, November 19: nothing logged');
  });

  it('shows the day under the pointer, and today once the pointer leaves', async () => {
    const card = await choose30Days(await open());
    const plot = (await card.findByRole('slider', { name: 'Day' }, { timeout: 15_000 * PATIENCE }))
      .parentElement!;
    const shown = () => card.getByRole('slider').getAttribute('aria-valuetext');
    // The test's plot is 100 px wide, starting at 10; the 28th of 30 days starts at 90 px.
    fireEvent.pointerMove(plot, { clientX: 10 + 91, pointerType: 'mouse' });
    expect(shown()).toMatch(/^Wednesday, November 18/);
    expect(card.getByText('240 over your goal')).toBeDefined();
    fireEvent.pointerMove(plot, { clientX: 500, pointerType: 'mouse' });
    expect(shown()).toMatch(/^Friday, November 20/);
    fireEvent.pointerMove(plot, { clientX: 12, pointerType: 'mouse' });
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(shown()).toMatch(/^Friday, November 20/);
  });
});

/** Days until today: every third one has 2,400 kcal, the others none. */
const everyThird = (count: number): Trend =>
  aTrend({
    days: daysEnding(TODAY, count).map((date, index) =>
      (count - 1 - index) % 3 === 0 ? aDailySummary({ date, total_calories: 2_400 }) : anEmptyDay({ date }),
    ),
    average: 2_400,
  });

describe('The 90-day and 365-day trends', () => {
  it("the trends request their number of days once each, and never show each other's data", async () => {
    let answer: (trend: Trend) => void = () => undefined;
    const view = await open(() => everyThird(90));
    await rowsOf(await choose(view, 90), 'Calories per day, by week');
    view.api.on(dashboardRoutes.trend, () => new Promise<Trend>((resolve) => (answer = resolve)));
    const card = await choose(view, 365);
    expect(card.getByRole('status', { name: 'Loading your last 365 days' })).toBeDefined();
    expect(card.queryByRole('table')).toBeNull();
    answer(everyThird(365));
    expect(await rowsOf(card, 'Calories per day, by month')).toHaveLength(13);
    await choose(view, 90);
    await choose(view, 365);
    expect(view.api.sentTo(dashboardRoutes.trend).map(({ query }) => query.get('days'))).toEqual([
      '90',
      '365',
    ]);
  });

  it('the trends show a bar per week over 90 days: the mean of the logged days (D6), as text and in a table', async () => {
    const card = await choose(await open(() => everyThird(90)), 90);
    const rows = await rowsOf(card, 'Calories per day, by week');
    expect(rows).toHaveLength(13);
    expect(rows[12]).toMatch(/^Nov 14\s–\s202,400 kcal per day, 300 over your goal, 3 of 7 days logged$/);
    expect(rows[0]).toMatch(/^Aug 23\s–\s282,400 kcal per day, 300 over your goal, 2 of 6 days logged$/);
    expect(card.getByText(/30 of 90 days logged/)).toBeDefined();
    const week = card.getByRole('slider', { name: 'Week' });
    fireEvent.change(week, { target: { value: '11' } });
    expect(week.getAttribute('aria-valuetext')).toMatch(
      /^Nov 7\s–\s13: 2,400 kcal per day, 300 over your goal, 2 of 7 days logged$/,
    );
    expect(card.getByText('2 of 7 days logged')).toBeDefined();
  });

  it('the trends show a bar per month over 365 days, and label a month without entries as a gap', async () => {
    const year = everyThird(365);
    const days = year.days.map((day) =>
      day.date.startsWith('2026-02') ? anEmptyDay({ date: day.date }) : day,
    );
    const card = await choose(await open(() => ({ ...year, days })), 365);
    const rows = await rowsOf(card, 'Calories per day, by month');
    expect(rows).toHaveLength(13);
    expect(rows[0]).toMatch(/^November 20252,400 kcal per day, .* of 10 days logged$/);
    expect(rows[3]).toBe('February 2026nothing logged');
    expect(rows[12]).toMatch(/^November 20262,400 kcal per day, .* of 20 days logged$/);
    const month = card.getByRole('slider', { name: 'Month' });
    fireEvent.change(month, { target: { value: '3' } });
    expect(month.getAttribute('aria-valuetext')).toBe('February 2026: nothing logged');
  });

  it.each([90, 365] as const)(
    'the trends show which trend of %i days failed to load, and load it on Retry',
    async (days) => {
      const view = await open(() => failure('INTERNAL'));
      const card = await choose(view, days);
      expect((await card.findByRole('alert')).textContent).toContain(
        `We couldn’t load your last ${days} days`,
      );
      view.api.on(dashboardRoutes.trend, () => everyThird(days));
      await view.user.click(card.getByRole('button', { name: 'Retry' }));
      expect(await card.findByRole('table')).toBeDefined();
    },
  );
});

describe('A trend without data', () => {
  it('a trend without data shows that it is loading', async () => {
    const card = await choose30Days(await open(() => new Promise(() => undefined)));
    expect(card.getByRole('status', { name: 'Loading your last 30 days' })).toBeDefined();
  });

  it('a trend without data invites the user to log when no day has an entry', async () => {
    const days = daysEnding(TODAY, 30).map((date) => anEmptyDay({ date, water_ml: 250 }));
    const card = await choose30Days(await open(() => aTrend({ days, average: 0 })));
    expect(await card.findByText('Log for a few days to see your trend.')).toBeDefined();
  });

  it('ERR-01 ERR-04 (D34) a trend without data logs why it cannot be loaded, shows it in place without a toast, and loads it on Retry', async () => {
    const view = await open(() => failure('INTERNAL'));
    const card = await choose30Days(view);
    const alert = await card.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load your last 30 days');
    expect(alert.textContent).toContain('Something went wrong on our side.');
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('dashboard trend'),
      expect.objectContaining({ code: 'INTERNAL' }),
    );
    // The code of toasts is loaded on demand.
    await act(() => vi.dynamicImportSettled());
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    view.api.on(dashboardRoutes.trend, () => aTrend());
    await view.user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await rowsOf(card)).toHaveLength(30);
  });
});
