import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { endSession, useSession } from '#web/lib/session/session-store.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { someone } from '#test/support/screen/scripted-auth.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { described, fields, openLogger, tell, transcript, type } from './open-voice-logger.tsx';
import { aRecogniser, egg, shows, toast, withLogger } from './with-logger.ts';
import { eventually } from '#test/support/eventually.ts';

const logger = withLogger(aRecogniser);

/** Holds back the food table's response to this text. */
const holdBack = (words: string) => {
  let answer = (_: DescribedMeal) => undefined as void;
  logger.api.on(foodRoutes.describe, ({ body }) =>
    (body as { text: string }).text === words
      ? new Promise<DescribedMeal>((resolve) => (answer = resolve))
      : described(egg),
  );
  return (meal: DescribedMeal) => tell(() => answer(meal));
};
const isAsked = (words: string) => eventually(() => expect(logger.asked()).toContain(words));
const logged = () =>
  logger.api.sentTo(foodEntryRoutes.create).map(({ body }) => body as { calories: number });

describe('Returning to the voice logger', () => {
  it('restores the meal with its corrections', async () => {
    const { leave, comeBack } = openLogger();
    await type('egg');
    await shows('Egg');
    await clickButton('More Egg');
    leave();
    comeBack();
    await shows('Egg');
    expect(transcript()).toBe('egg');
    expect(await fields()).toMatchObject({ name: 'Egg', serving: '55 g' });
  });

  it('restores the day chosen for the meal', async () => {
    vi.setSystemTime(new Date(2026, 10, 20, 12));
    try {
      const { leave, comeBack } = openLogger();
      await type('egg');
      await clickButton('Day: Today, Nov 20. Change');
      await clickButton('Tuesday, November 17');
      leave();
      comeBack();
      expect(screen.getByRole('button', { name: /^Day:/ }).textContent).toContain('Nov 17');
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the result of a lookup that finished meanwhile', async () => {
    const answer = holdBack('toast');
    const { leave, comeBack } = openLogger();
    await type('toast');
    await isAsked('toast');
    leave();
    await answer(described(toast));
    comeBack();
    await shows('Toast');
  });

  it('does not log a meal again while it is being logged', async () => {
    let answer = (_: FoodEntry) => undefined as void;
    logger.api.on(foodEntryRoutes.create, () => new Promise<FoodEntry>((resolve) => (answer = resolve)));
    const { leave, comeBack } = openLogger();
    await type('egg');
    await clickButton('Log Food');
    await eventually(() => expect(logged()).toHaveLength(1));
    leave();
    comeBack();
    await shows('Egg');
    expect(screen.getByRole('button', { name: 'Log Food' })).toHaveProperty('dataset.loading', 'true');
    await act(async () => answer(aFoodEntry()));
    await eventually(() => expect(screen.queryByText('Your meal')).toBeNull());
    expect(logged()).toHaveLength(1);
  });

  it('restores nothing after signing out', async () => {
    const { leave, comeBack } = openLogger();
    await type('egg');
    await shows('Egg');
    leave();
    useSession.setState({ status: 'signed-out', user: null, interrupted: null });
    useSession.setState({ status: 'signed-in', user: someone });
    comeBack();
    expect(screen.queryByText('Your meal')).toBeNull();
    expect(transcript()).toBe('');
  });

  it('restores the meal after an expired session, but not for another user', async () => {
    const { leave, comeBack } = openLogger();
    await type('egg');
    await shows('Egg');
    await act(() => endSession());
    leave();
    useSession.setState({ status: 'signed-in', user: someone, interrupted: null });
    comeBack();
    await shows('Egg');
    act(() => useSession.setState({ user: { ...someone, sub: 'somebody-else' } }));
    expect(screen.queryByText('Your meal')).toBeNull();
  });
});

describe('A phrase that is still being looked up', () => {
  it('a phrase that is still being looked up stays when the rest is logged, and continues', async () => {
    const answer = holdBack('toast');
    openLogger();
    await type('egg');
    await shows('Egg');
    await type('toast');
    await isAsked('toast');
    await clickButton('Log Food');
    expect((await findToast('Food Logged')).text).toContain('still looking up the rest');
    expect(logged()).toMatchObject([{ calories: 78 }]);
    expect(transcript()).toBe('toast');
    await answer(described(toast));
    await shows('Toast');
    expect(await fields()).toMatchObject({ name: 'Toast', calories: '80' });
    await clickButton('Log Food');
    await eventually(() => expect(logged()).toHaveLength(2));
    expect(logged()[1]).toMatchObject({ calories: 80 });
  });

  it('a phrase that is still being looked up continues its lookup after it was cleared and restored', async () => {
    const answer = holdBack('toast');
    openLogger();
    await type('toast');
    await isAsked('toast');
    await clickButton('Clear');
    await findToast('Cleared');
    await type('egg');
    await clickButton('Undo');
    expect(transcript()).toMatch(/toast.*egg/);
    await answer(described(toast));
    await shows('Toast', 'Egg');
    // It was requested twice but counts once.
    await eventually(() => expect(logger.asked()).toEqual(['toast', 'egg', 'toast']));
    await answer(described(toast));
    await shows('Toast', 'Egg');
  });
});
