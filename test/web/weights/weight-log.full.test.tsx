import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/time/local-date.ts';
import type { EnergyNeeds } from '#shared/weights/energy-needs.ts';
import { weightRoutes } from '#shared/weights/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aWeight } from '#test/support/builders/a-weight.ts';
import { openGoals, premium, resetGoals, TODAY } from '../goals/open-goals.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { findToast } from '#test/support/screen/find-toast.ts';

resetGoals();

const log = () => within(screen.getByRole('region', { name: 'Weight log' }));
const weight = () => log().findByRole<HTMLInputElement>('textbox', { name: 'Your weight' });
const rows = () =>
  log()
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const week = [aWeight('2026-11-16', 68.9), aWeight('2026-11-19', 68.4)];

describe('The weight log', () => {
  it('the weight log logs the last known weight for today with one click, and undoes it', async () => {
    const { user, click, kept, api } = await openGoals(aProfile(), { weights: week });
    expect((await weight()).value).toBe('68.4');
    await click('Log weight');
    expect((await findToast('Weight logged')).text).toContain('68.4 kg, Today');
    expect(api.sentTo(weightRoutes.save)[0]).toMatchObject({
      path: `/api/weights/${TODAY}`,
      body: { weight: 68.4 },
    });
    await waitFor(() => expect(rows()[0]).toBe('Today, Nov 2068.4 kg'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.has(TODAY)).toBe(false));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('accepts a decimal comma, and restores the old value on Undo', async () => {
    const { user, retypeWeight, click, kept } = await withWeight([...week, aWeight(TODAY, 68)]);
    await retypeWeight('67,8');
    await click('Change weight');
    await findToast('Weight logged');
    expect(kept.get(TODAY)?.weight).toBe(67.8);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.get(TODAY)?.weight).toBe(68));
  });

  it('the weight log keeps pounds as typed', async () => {
    const { retypeWeight, click, kept } = await withWeight([], { unit_system: 'imperial' });
    expect((await weight()).value).toBe('149.9');
    await retypeWeight('150.1');
    await click('Log weight');
    await waitFor(() => expect(kept.get(TODAY)?.weight).toBe(68.084_214_737));
    await waitFor(() => expect(rows()[0]).toBe('Today, Nov 20150.1 lb'));
  });

  it('asks about an implausible weight, and accepts the confirmation', async () => {
    const { user, retypeWeight, click, kept, api } = await withWeight(week);
    await retypeWeight('86.4');
    await click('Log weight');
    const question = await screen.findByRole('alert');
    expect(question.textContent).toContain('86.4 kg is 18 kg more than on Yesterday, Nov 19. Is that right?');
    await user.click(within(question).getByRole('button', { name: 'No, change it' }));
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, await weight()]);
    expect(api.sentTo(weightRoutes.save)).toEqual([]);
    await click('Log weight');
    await click('Yes, log it');
    await waitFor(() => expect(kept.get(TODAY)?.weight).toBe(86.4));
  });

  it('shows the limits of a weight, and keeps the typed value after a failed save', async () => {
    const { retypeWeight, click, api } = await withWeight(week);
    await retypeWeight('');
    await click('Log weight');
    expect(await screen.findByText('Enter a weight between 20 and 500 kg.')).toBeDefined();
    await retypeWeight('68.123');
    await click('Log weight');
    expect(await screen.findByText('Use up to two decimal places.')).toBeDefined();
    api.on(weightRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await retypeWeight('68.1');
    await click('Log weight');
    expect((await findToast('Error')).tone).toBe('error');
    expect((await weight()).value).toBe('68.1');
  });

  it('the weight log deletes a weight, and restores it on Undo', async () => {
    const { user, kept } = await openGoals(aProfile(), { weights: week });
    await user.click(await log().findByRole('button', { name: 'Delete weight from Yesterday, Nov 19' }));
    await waitFor(() => expect(kept.has('2026-11-19')).toBe(false));
    expect((await findToast('Weight deleted')).text).toContain('68.4 kg, Yesterday');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept.get('2026-11-19')?.weight).toBe(68.4));
  });
});

const withWeight = async (weights = week, over = {}) => {
  const view = await openGoals(aProfile(over), { weights });
  const retypeWeight = async (text: string): Promise<void> => {
    await view.user.clear(await weight());
    if (text) await view.user.paste(text);
  };
  await weight();
  return { ...view, retypeWeight };
};

describe('The weight trend', () => {
  const trend = () => within(screen.getByRole('region', { name: 'Weight trend' }));
  const days = Array.from({ length: 60 }, (_none, at) => aWeight(addDays(TODAY, at - 59), 70 - at * 0.05));

  it('the weight trend names the plan that includes it, and requests only a week', async () => {
    const { api } = await openGoals(aProfile(), { weights: week });
    expect(trend().getByText('Sample')).toBeDefined();
    expect(trend().getByRole('link', { name: 'Included in Premium' })).toBeDefined();
    await waitFor(() => expect(api.sentTo(weightRoutes.list)).toHaveLength(1));
    expect(api.sentTo(weightRoutes.list)[0]?.query.toString()).toBe('from=2026-11-14&to=2026-11-20');
  });

  it('shows 30, 90 or 365 days including lead-in data, and reads days by keyboard', async () => {
    const { user, api } = await openGoals(aProfile(), { status: premium, weights: days });
    const slider = await trend().findByRole('slider', { name: 'Date' });
    expect([slider.getAttribute('max'), slider.getAttribute('aria-valuetext')]).toEqual([
      '29',
      'Friday, November 20: 67.05 kg, trend 67.5 kg',
    ]);
    expect(trend().getByText(/down 1.4 kg since your first weigh-in in this period/)).toBeDefined();
    await user.click(trend().getByRole('radio', { name: '365 days' }));
    await waitFor(() =>
      expect(api.sentTo(weightRoutes.list).at(-1)?.query.toString()).toBe('from=2025-10-17&to=2026-11-20'),
    );
    await waitFor(() => expect(slider.getAttribute('max')).toBe('59'));
  });

  it('the weight trend provides a table for screen readers', async () => {
    const { user } = await openGoals(aProfile(), { status: premium, weights: days.slice(-2) });
    await user.click(await trend().findByText('All 2 weights as a table'));
    const [, newest] = within(trend().getByRole('table')).getAllByRole('row');
    expect(newest?.textContent).toBe('Today, Nov 2067.05 kg67.1 kg');
  });

  it('explains how to start when there is no weight yet', async () => {
    await openGoals(aProfile(), { status: premium });
    expect(await trend().findByRole('heading', { name: 'No weigh-ins yet' })).toBeDefined();
  });
});

describe("The energy needs from the user's log", () => {
  const known: EnergyNeeds = {
    state: 'known',
    calories: 2230,
    low: 2105,
    high: 2355,
    eaten: 1950,
    change: -0.25,
    is_bounded: false,
    from: '2026-10-24',
    to: TODAY,
    span: 28,
    meals: 25,
    weights: 20,
    partly: 2,
  };
  const card = () => within(screen.getByRole('region', { name: 'From your data' }));

  it('the energy needs name exactly the missing data', async () => {
    await openGoals(aProfile(), { status: premium });
    const text = await card().findByText(
      /still need 3 more days with meals, 1 more weigh-in, and 14 more days/,
    );
    expect(text.textContent).toContain('1 day looks incomplete and isn’t counted.');
  });

  it('the energy needs show the value with its range, method and source, and become the goal with one click', async () => {
    const { click, goal } = await openGoals(aProfile(), { status: premium, needs: known });
    expect((await card().findByText(/likely 2,105 to 2,355/)).parentElement?.textContent).toContain('2,230');
    expect(card().getByText(/you ate 1,950 kcal a day on 25 logged days/).textContent).toContain(
      'your weight went down by 0.3 kg a week (20 weigh-ins). We left out 2 days that look incomplete.',
    );
    expect(card().getByText(/7,700 kcal .*Wishnofsky, 1958/)).toBeDefined();
    expect(card().queryByText(/suggest an impossible value/)).toBeNull();
    await click('Use 2,230 kcal as my goal');
    expect(goal()).toBe('2230');
  });

  it('the energy needs report when the log implies an impossible value', async () => {
    await openGoals(aProfile(), { status: premium, needs: { ...known, is_bounded: true } });
    expect(await card().findByText(/limited it to a realistic range/)).toBeDefined();
    expect(card().queryByRole('button', { name: /as my goal/ })).toBeNull();
  });
});
