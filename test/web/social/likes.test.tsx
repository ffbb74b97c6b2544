import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { socialRoutes } from '#shared/social/routes.ts';
import type { MealLike } from '#shared/social/schema.ts';
import { failure } from '#test/support/scripted-api.ts';
import { resetSession } from '#test/support/screen/session.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aSharedMeal } from '#test/support/builders/a-friend.ts';
import { openSocial } from './open-social.tsx';

beforeEach(resetSession);
afterAll(resetSession);

const like = () => screen.findByRole('button', { name: /^Like Lentil soup/ });
const standing = async () => {
  const button = await like();
  return [button.getAttribute('aria-pressed') === 'true', button.textContent];
};

/** Opens a page with a meal whose likes the server toggles; its responses wait until they are released. */
const openLiked = async (over = {}) => {
  const meal = aSharedMeal(over);
  const waiting: (() => void)[] = [];
  const opened = await openSocial({ meals: [meal] });
  opened.api.on(socialRoutes.like, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const [now] = opened.held.meals;
    const liked = !now!.liked;
    const likes_count = now!.likes_count + (liked ? 1 : -1);
    opened.held.meals = [{ ...now!, liked, likes_count }];
    return { liked, likes_count } satisfies MealLike;
  });
  const press = async () => opened.user.click(await like());
  const letGo = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    await act(async () => waiting.shift()?.());
  };
  const asked = () => opened.api.sentTo(socialRoutes.like).length;
  return { ...opened, press, letGo, asked, waiting };
};

describe('The like of a meal', () => {
  it('SOCIAL-17 the like of a meal appears immediately, and disappears with a second click', async () => {
    const { api, press, letGo, asked } = await openLiked();
    await press();
    expect(await standing()).toEqual([true, '3 likes']);
    expect(api.sentTo(socialRoutes.like)[0]?.path).toBe(`/api/shared-meals/${aSharedMeal().id}/like`);
    await letGo();
    await waitFor(async () => expect(await standing()).toEqual([true, '3 likes']));
    await press();
    expect(await standing()).toEqual([false, '2 likes']);
    await letGo();
    await waitFor(() => expect(asked()).toBe(2));
    expect(await standing()).toEqual([false, '2 likes']);
  });

  it('the like of a meal disappears again when saving it fails, and shows the reason', async () => {
    const { api, press } = await openLiked();
    api.on(socialRoutes.like, () => failure('SHARED_MEAL_NOT_FOUND'));
    await press();
    expect((await findToast('Error')).text).toContain('This meal is no longer shared.');
    expect(await standing()).toEqual([false, '2 likes']);
    expect(api.sentTo(socialRoutes.feed).length).toBeGreaterThan(1);
  });

  it('sends one request at a time, so that two quick clicks end in the initial state', async () => {
    const { press, letGo, asked } = await openLiked();
    await press();
    await press();
    expect(await standing()).toEqual([false, '2 likes']);
    expect(asked()).toBe(1);
    await letGo();
    await letGo();
    await waitFor(() => expect(asked()).toBe(2));
    await waitFor(async () => expect(await standing()).toEqual([false, '2 likes']));
  });

  it('the like of a meal sends one request for three quick clicks', async () => {
    const { press, letGo, asked } = await openLiked();
    for (let times = 0; times < 3; times += 1) await press();
    expect(await standing()).toEqual([true, '3 likes']);
    await letGo();
    await waitFor(async () => expect(await standing()).toEqual([true, '3 likes']));
    expect(asked()).toBe(1);
  });

  it('the like of a meal keeps the chosen state when another tab changed it first', async () => {
    const { press, letGo, asked, held } = await openLiked();
    await like();
    held.meals = [aSharedMeal({ liked: true, likes_count: 3 })];
    await press();
    await letGo();
    await letGo();
    await waitFor(() => expect(asked()).toBe(2));
    await waitFor(async () => expect(await standing()).toEqual([true, '3 likes']));
  });
});
