import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diaryRoutes } from '#shared/diary/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aDiaryDay, DAY } from '#test/support/builders/a-diary-day.ts';
import { aDailySummary } from '#test/support/builders/a-daily-summary.ts';
import { reload } from '#test/support/screen/reload-button.tsx';
import { openDiary } from './open-diary.tsx';

beforeEach(() => vi.setSystemTime('2026-11-20T12:00:00Z'));
afterEach(() => vi.useRealTimers());

const withWater = (water_ml: number) =>
  aDiaryDay([], { summary: aDailySummary({ meal_count: 0, water_ml }) });
const card = () => within(screen.getByRole('region', { name: 'Water' }));
const GLASS = 'Add a glass of water, 250 ml';
const LESS = 'Remove a glass of water';

/** Opens the diary of a day with this much water, on a server that adds to it. */
const open = async (water: number) => {
  const view = openDiary([withWater(water)]);
  const server = { water };
  view.api.on(diaryRoutes.addWater, ({ body }) => {
    const { milliliters } = body as { milliliters: number };
    const before = server.water;
    server.water = Math.max(0, before + milliliters);
    view.holds(withWater(server.water));
    return { date: DAY, water_ml: server.water, changed_ml: server.water - before };
  });
  await screen.findByRole('region', { name: 'Water' });
  const sent = () => view.api.sentTo(diaryRoutes.addWater).map(({ body }) => body);
  return { ...view, sent };
};

describe('Water in the diary', () => {
  it('water in the diary adds a glass per tap, and offers Undo', async () => {
    const { sent, click } = await open(500);
    expect(card().getByText('2 glasses')).toBeDefined();
    await click(GLASS);
    await click(GLASS);
    expect(await card().findByText('1,000')).toBeDefined();
    expect(sent()).toEqual([{ milliliters: 250 }, { milliliters: 250 }]);
    await waitFor(() => expect(screen.getAllByText('Water added')).toHaveLength(2));
    await click(/Undo/, 0);
    expect(await card().findByText('750')).toBeDefined();
    expect(sent().at(-1)).toEqual({ milliliters: -250 });
  });

  it('water in the diary subtracts a glass, down to zero', async () => {
    const { sent, click } = await open(100);
    await click(LESS);
    expect(await card().findByText('0 glasses')).toBeDefined();
    await click(LESS);
    expect(sent()).toEqual([{ milliliters: -100 }]);
  });

  it('accepts any amount, and shows an input error under the field', async () => {
    const { sent, user } = await open(0);
    const amount = card().getByRole('textbox', { name: 'Amount of water' });
    await user.type(amount, '9999{Enter}');
    expect(card().getByText('Enter 1 to 5,000 ml.')).toBeDefined();
    expect(sent()).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '330{Enter}');
    expect(await card().findByText('330')).toBeDefined();
    expect(sent()).toEqual([{ milliliters: 330 }]);
    expect(amount).toHaveProperty('value', '');
  });

  it('undoes exactly the amount the server stored when another tab was faster', async () => {
    const { api, sent, click } = await open(250);
    api.on(diaryRoutes.addWater, () => ({ date: DAY, water_ml: 0, changed_ml: -50 }));
    await click(LESS);
    await click('Undo');
    await waitFor(() => expect(sent()).toEqual([{ milliliters: -250 }, { milliliters: 50 }]));
  });

  it('the diary does not count water that could not be saved', async () => {
    const { api, click } = await open(500);
    api.on(diaryRoutes.addWater, () => failure('SERVICE_UNAVAILABLE'));
    await click(GLASS);
    expect((await screen.findByRole('alert')).textContent).toContain('ErrorPlatewise is busy right now.');
    expect(card().getByText('500')).toBeDefined();
  });

  it('keeps unconfirmed glasses on top of the value of a slow server, and counts none twice', async () => {
    const { api, click, holds } = await open(500);
    const answers: (() => void)[] = [];
    let water = 500;
    api.on(
      diaryRoutes.addWater,
      () =>
        new Promise((respond) => {
          answers.push(() => {
            water += 250;
            holds(withWater(water));
            respond({ date: DAY, water_ml: water, changed_ml: 250 });
          });
        }),
    );
    await click(GLASS);
    await click(GLASS);
    expect(await card().findByText('1,000')).toBeDefined();
    // The day is loaded again before the server has added anything.
    const loads = api.sentTo(diaryRoutes.read).length;
    reload();
    await waitFor(() => expect(api.sentTo(diaryRoutes.read).length).toBeGreaterThan(loads));
    await new Promise((done) => setTimeout(done));
    expect(card().getByText('1,000')).toBeDefined();
    answers[0]?.();
    await waitFor(() => expect(screen.getAllByText('Water added')).toHaveLength(1));
    expect(card().getByText('1,000')).toBeDefined();
    answers[1]?.();
    await waitFor(() => expect(screen.getAllByText('Water added')).toHaveLength(2));
    expect(card().getByText('1,000')).toBeDefined();
  });

  it('accepts a double click on Add once, without an error', async () => {
    const { sent, user } = await open(0);
    await user.type(card().getByRole('textbox', { name: 'Amount of water' }), '330');
    await user.dblClick(card().getByRole('button', { name: 'Add' }));
    expect(await card().findByText('330')).toBeDefined();
    expect(card().queryByText('Enter 1 to 5,000 ml.')).toBeNull();
    expect(sent()).toEqual([{ milliliters: 330 }]);
  });
});
