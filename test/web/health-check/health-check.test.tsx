import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { type CheckedDay, buildHealthCheck } from '#shared/health-check/health-check-of.ts';
import { buildRecommendations } from '#shared/health-check/recommendations.ts';
import { healthCheckRoutes } from '#shared/health-check/routes.ts';
import type { HealthReport } from '#shared/health-check/schema.ts';
import { builtInFoods } from '#test/support/built-in-foods.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { HealthCheck } from '#web/features/health-check/health-check.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the API's response for identical days. */
const reportOf = (count: number, over: Partial<CheckedDay> = {}): HealthReport => {
  const day = { total_calories: 1_788, protein: 62.5, fiber: 14.2, sodium: 1_500, meal_count: 3, ...over };
  const check = buildHealthCheck(
    Array.from({ length: count }, () => day),
    dailyTargetsOf({ daily_calorie_goal: 2_000 }),
  );
  return {
    ...check,
    date: '2026-11-20',
    recommendations: buildRecommendations(check, builtInFoods().recordOf),
  };
};

const open = (answer: () => HealthReport | Response) => {
  const api = scriptedApi();
  api.on(healthCheckRoutes.read, answer);
  const ways = { onPlan: vi.fn(), onGoals: vi.fn(), onLog: vi.fn() };
  return { api, ways, ...openScreen(<HealthCheck {...ways} />) };
};
const cardOf = async (name: string) => within(await screen.findByRole('region', { name }));

describe('The Health Check page', () => {
  it('HEALTH-01 HEALTH-13 the Health Check page shows the score out of 100 with its label', async () => {
    open(() => reportOf(5));
    expect(await screen.findByRole('img', { name: '63 out of 100: Good' })).toBeDefined();
  });

  it.each([
    [2, true],
    [3, false],
  ])('HEALTH-01 (D59) the score of %d logged days is marked as provisional: %s', async (count, isMarked) => {
    open(() => reportOf(count));
    await screen.findByRole('img', { name: /out of 100/ });
    expect(screen.queryByText('Provisional: log 3 days for a real score') !== null).toBe(isMarked);
    const marks = [...document.querySelectorAll('[data-status]')].map(
      (mark) => (mark as HTMLElement).dataset['status'],
    );
    expect(marks.includes('poor')).toBe(!isMarked);
    expect(screen.queryAllByText('Too early to tell').length > 0).toBe(isMarked);
    expect(screen.queryAllByText(/^(?:Well|Slightly) (?:below|above)$|gaps$/).length > 0).toBe(!isMarked);
  });

  it('HEALTH-01 HEALTH-10 HEALTH-12 (D49) users at risk see averages without score, targets and statuses', async () => {
    const reported = buildHealthCheck([], dailyTargetsOf(null));
    const { metrics, ...rest } = reportOf(5);
    const report = {
      ...rest,
      score: null,
      label: null,
      health_risk: 'underweight' as const,
      recommendations: buildRecommendations(reported, builtInFoods().recordOf, 'underweight'),
      metrics: metrics.map((metric) => ({ ...metric, status: null })),
    };
    open(() => report);
    const calories = await cardOf('Calories');
    expect(calories.getByText('1,788')).toBeDefined();
    expect(calories.queryByText('2,000 kcal')).toBeNull();
    expect(screen.queryByRole('img', { name: /out of 100/ })).toBeNull();
    expect(document.body.textContent).not.toMatch(/Well below|below|Slightly above/);
    expect(screen.getByRole('region', { name: 'Enough food comes first' })).toBeDefined();
  });

  it('HEALTH-02 HEALTH-14 shows four cards with average, target, difference and status as text', async () => {
    open(() => reportOf(5));
    const calories = await cardOf('Calories');
    for (const text of ['1,788', '2,000 kcal', '212 kcal below', 'Slightly below'])
      expect(calories.getByText(text)).toBeDefined();
    const protein = await cardOf('Protein');
    for (const text of ['62.5', '75 g', '12.5 g below', 'Slightly below'])
      expect(protein.getByText(text)).toBeDefined();
    const fiber = await cardOf('Fiber');
    for (const text of ['14.2', '25 g', '10.8 g below', 'Well below'])
      expect(fiber.getByText(text)).toBeDefined();
    const logging = await cardOf('Logging');
    for (const text of ['6 days or more', '1 day short', 'A few gaps'])
      expect(logging.getByText(text)).toBeDefined();
    const cards = within(screen.getByRole('list', { name: 'Your last 7 days' })).getAllByRole('region');
    expect(cards).toHaveLength(4);
  });

  it('D36 shows protein and fiber above the target as fine, without a warning', async () => {
    open(() => reportOf(7, { protein: 140, fiber: 41 }));
    for (const name of ['Protein', 'Fiber']) {
      const card = await cardOf(name);
      expect(card.getByText('No need to change anything.')).toBeDefined();
      expect(card.getByText('Above target').getAttribute('data-status')).toBe('good');
      expect(card.queryByText('Well above')).toBeNull();
    }
    expect((await cardOf('Calories')).queryByText(/No need to change anything/)).toBeNull();
  });

  it('HEALTH-03 shows recommendations with helpful foods and their sources', async () => {
    open(() => reportOf(5));
    const list = await cardOf('Recommendations');
    expect(list.getByText(/You average 14.2 g of fiber on logged days/)).toBeDefined();
    expect(list.getByRole('link', { name: 'EFSA, Dietary reference values for fibre (2010)' })).toBeDefined();
    expect(list.getAllByText(/ g fiber$/)).toHaveLength(3);
  });

  it('the Health Check page shows the number of days it covers, and how it treats unknown values', async () => {
    open(() => reportOf(1));
    expect(
      await screen.findByText(/^Based on the 1 day you logged in the last 7\..*counts as 0 g\.$/),
    ).toBeDefined();
  });

  it('shows one button for the plan and one for the goal', async () => {
    const { user, ways } = open(() => reportOf(5));
    await user.click(await screen.findByRole('button', { name: 'Plan Better Meals' }));
    expect(ways.onPlan).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Adjust Goals' }));
    expect(ways.onGoals).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Log a meal' })).toBeNull();
  });

  it('shows encouragement and a way to log while nothing is logged', async () => {
    const { user, ways } = open(() => reportOf(0));
    expect(
      await screen.findByText(/You haven’t logged anything in the last 7 days\. Log a meal/),
    ).toBeDefined();
    expect(screen.getByRole('img', { name: '40 out of 100: Needs Improvement' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Log a meal' }));
    expect(ways.onLog).toHaveBeenCalledOnce();
  });

  it('HEALTH-15 the Health Check page shows in a toast and in place that it could not be loaded, and loads it on Retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const { user } = open(() => (isBroken ? failure('INTERNAL') : reportOf(5)));
    const { tone, text } = await findToast('Error loading health data');
    expect(tone).toBe('error');
    expect(text).toContain('Something went wrong');
    const place = (await screen.findByText('We couldn’t load your health check')).closest('section')!;
    isBroken = false;
    await user.click(within(place).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('img', { name: '63 out of 100: Good' })).toBeDefined());
  });
});
