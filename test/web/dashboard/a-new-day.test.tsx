import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#shared/dashboard/routes.ts';
import type { Dashboard } from '#shared/dashboard/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { DashboardView } from '#web/features/dashboard/dashboard-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aDashboard } from '#test/support/builders/a-dashboard.ts';
import { aDailySummary, anEmptyDay } from '#test/support/builders/a-daily-summary.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 15 seconds before midnight in the device's zone. */
const lateInTheEvening = new Date(2026, 10, 20, 23, 59, 45);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.setSystemTime(lateInTheEvening);
});
afterEach(() => void vi.useRealTimers());

const ofDay = (date: string): Dashboard =>
  date === '2026-11-20'
    ? aDashboard({ date, today: aDailySummary({ date }) })
    : aDashboard({ date, today: anEmptyDay({ date }) });

/** `lag`: ms by which the server's clock is behind. */
const open = async (lag = 0) => {
  const api = scriptedApi();
  api.on(dashboardRoutes.read, () => ofDay(localDateOf(new Date(Date.now() - lag), ZONE)));
  openScreen(
    <DashboardView
      askDevice={async () => false}
      onTab={() => undefined}
      renderEntries={({ date }) => <p>Entries of {date}</p>}
      renderTrend={(trend) => trend}
      wallet={null}
    />,
  );
  await pass(500);
  expect(screen.getByText('Entries of 2026-11-20')).toBeDefined();
  return api;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('The dashboard at midnight', () => {
  it('the dashboard at midnight loads the new day once, without a reload', async () => {
    const api = await open();
    await pass(14_000);
    expect(api.requests).toHaveLength(1);
    await pass(2_000);
    expect(screen.getByText('Entries of 2026-11-21')).toBeDefined();
    expect(screen.getByText('Your plate is empty')).toBeDefined();
    await pass(20_000);
    expect(api.requests).toHaveLength(2);
  });

  it('the dashboard at midnight asks again until the server has the same day', async () => {
    const api = await open(40_000);
    await pass(20_000);
    expect(screen.getByText('Entries of 2026-11-20')).toBeDefined();
    expect(api.requests).toHaveLength(2);
    await pass(61_000);
    expect(screen.getByText('Entries of 2026-11-21')).toBeDefined();
    const asked = api.requests.length;
    await pass(10 * 60_000);
    expect(api.requests).toHaveLength(asked);
  });

  it('shows an error when the new day cannot be loaded instead of showing yesterday as today', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const api = await open();
    api.on(dashboardRoutes.read, () => failure('INTERNAL'));
    await pass(16_000);
    expect(screen.getByText('We couldn’t load your day')).toBeDefined();
    vi.restoreAllMocks();
  });
});
