import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goalRoutes } from '#shared/goals/routes.ts';
import type { CheckInProposal, GoalPlan, PastCheckIn, WeightGoal } from '#shared/goals/weight-goal/schema.ts';
import { openGoals, premium, resetGoals, TODAY } from './open-goals.tsx';

resetGoals();

const goal: WeightGoal = {
  goal_weight: 76,
  pace: 0.4,
  start_weight: 80.4,
  started_on: '2026-11-12',
  phase: 'progress',
  checked_on: null,
};
const ready: CheckInProposal = {
  state: 'ready',
  due_on: '2026-11-19',
  kind: 'adjust',
  burned: 2_374,
  low: 2_317,
  high: 2_431,
  eaten: 1_827,
  change: -0.5,
  balance: -440,
  before: { calories: 2_000, protein: 90, carbs: 230, fat: 70 },
  after: { calories: 1_930, protein: 90, carbs: 220, fat: 68 },
  limited_by: null,
};
const plan: GoalPlan = {
  date: TODAY,
  goal,
  current_weight: 80.4,
  max_loss: 0.59,
  max_gain: 0.4,
  least_weight: 58.7,
  goal_date: '2027-02-05',
  forecast: {
    state: 'known',
    per_week: -0.5,
    error: 0.23,
    date: '2027-01-21',
    earliest: '2027-01-02',
    latest: '2027-03-17',
  },
  check_in: ready,
  past: [],
};

/** Opens the goals page with a plan that follows its decisions. */
const open = async (start: GoalPlan = plan) => {
  let now = start;
  const view = await openGoals(undefined, { status: premium });
  view.api.on(goalRoutes.read, () => now);
  view.api.on(goalRoutes.save, ({ body }) => {
    const saved = { ...goal, ...(body as object) };
    now = { ...now, goal: saved };
    return saved;
  });
  view.api.on(goalRoutes.checkIn, ({ body }) => {
    const { decision } = body as { decision: PastCheckIn['decision'] };
    now = { ...now, check_in: { state: 'waiting', due_on: '2026-11-27' } };
    return { date: TODAY, decision, before: ready.before, after: ready.after, burned: 2_374 };
  });
  const card = await screen.findByRole('region', { name: 'Goal weight' });
  return { ...view, card: within(card) };
};
const form = () => within(screen.getByRole('form', { name: 'Goal weight' }));
const value = (label: string) => form().getByLabelText<HTMLInputElement>(label).value;

describe('The goal weight', () => {
  it('shows pace and date, of which each follows from the other', async () => {
    const { user } = await open();
    await waitFor(() => expect(value('Goal weight')).toBe('76'));
    const date = value('Reached by');
    await user.clear(form().getByLabelText('Pace per week'));
    await user.type(form().getByLabelText('Pace per week'), '0.2');
    expect(value('Reached by') > date).toBe(true);
  });

  it('refuses a pace that is not safe and saves one that is', async () => {
    const { user, api } = await open();
    const pace = await waitFor(() => form().getByLabelText('Pace per week'));
    const save = form().getByRole('button', { name: 'Save goal weight' });
    await user.clear(pace);
    await user.type(pace, '1.9');
    await user.click(save);
    expect(pace.getAttribute('aria-invalid')).toBe('true');
    expect(api.sentTo(goalRoutes.save)).toHaveLength(0);
    await user.clear(pace);
    await user.type(pace, '0.3');
    await user.click(save);
    await waitFor(() =>
      expect(api.sentTo(goalRoutes.save)[0]?.body).toMatchObject({ goal_weight: 76, pace: 0.3 }),
    );
  });

  it('explains the forecast in words, with its range and the end of its band', async () => {
    const { card } = await open();
    expect(await card.findByText(/^At your trend of 0\.5 kg a week you reach 76 kg around/)).toBeDefined();
    expect(card.getByText('Line: your trend. Band: its likely range. Dashed: 76 kg.')).toBeDefined();
  });

  it('draws the forecast down to the goal and not below it', async () => {
    const { card } = await open();
    await card.findByText(/^Line: your trend/);
    const chart = document.querySelector('svg:has(> polygon)')!;
    const line = chart.querySelector('polyline')!.getAttribute('points')!.split(' ');
    const goalLine = Number(chart.querySelector('line')!.getAttribute('y1'));
    const heights = line.map((point) => Number(point.split(',')[1]));
    expect(heights[0]).toBeLessThan(goalLine);
    expect(heights.slice(1)).toEqual([goalLine, goalLine]);
  });

  it('needs more weights for a forecast of a newcomer', async () => {
    const forecast = { state: 'unknown', missing_weights: 3, missing_days: 5 } as const;
    const { card } = await open({ ...plan, forecast, check_in: { state: 'waiting', due_on: '2026-11-27' } });
    expect(await card.findByText(/needs 3 more weigh-ins over 5 more days/)).toBeDefined();
  });
});

describe('The weekly check-in', () => {
  const sent = (api: { sentTo: (route: typeof goalRoutes.checkIn) => { body: unknown }[] }) =>
    api.sentTo(goalRoutes.checkIn).map(({ body }) => body);

  it('explains its change in one sentence with its numbers', async () => {
    const { card } = await open();
    expect(
      await card.findByText(
        /^You burn about 2,374 kcal a day .* so your goal goes from 2,000 to 1,930 kcal\.$/,
      ),
    ).toBeDefined();
    expect(card.getByText(/carbs become 220 g and fat 68 g/)).toBeDefined();
  });

  it.each([
    ['Accept', 'accept'],
    ['Skip this week', 'skip'],
  ])('sends the decision of "%s" and then names the next one', async (label, decision) => {
    const { card, user, api } = await open();
    await user.click(await card.findByRole('button', { name: label }));
    await waitFor(() => expect(sent(api)).toMatchObject([{ decision }]));
    expect(await card.findByText(/^Your next check-in is on/)).toBeDefined();
  });

  it('saves targets that the user edited', async () => {
    const { card, user, api } = await open();
    await user.click(await card.findByRole('button', { name: 'Edit' }));
    const calories = within(screen.getByRole('region', { name: 'Weekly check-in' })).getByLabelText(
      'Calories',
    );
    await user.clear(calories);
    await user.type(calories, '1950');
    await user.click(card.getByRole('button', { name: 'Save targets' }));
    await waitFor(() =>
      expect(sent(api)).toMatchObject([
        { decision: 'edit', calories: 1_950, protein: 90, carbs: 220, fat: 68 },
      ]),
    );
  });
});
