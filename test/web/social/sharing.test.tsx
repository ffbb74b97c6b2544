import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { noSubscription } from '#shared/billing/schema.ts';
import { socialRoutes } from '#shared/social/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { paid } from '#test/support/builders/a-subscription.ts';
import { resetSession, setSubscription } from '#test/support/screen/session.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aSharedMeal } from '#test/support/builders/a-friend.ts';
import { card, openSocial } from './open-social.tsx';

beforeEach(() => {
  resetSession();
  setSubscription(noSubscription);
});
afterAll(resetSession);

const soup = aFoodEntry({ food_name: 'Soup', calories: 1_300, local_date: '2025-12-31' }, 1);
const pictured = aFoodEntry({ food_name: 'Salmon', image_url: 'https://photos.example/1' }, 2);
const share = async () => (await card('Share a meal')).findByRole('button', { name: 'Share meal' });

const open = async (over = {}) => {
  const opened = await openSocial({ entries: [soup, pictured], ...over });
  opened.api.on(socialRoutes.share, () => aSharedMeal());
  const submit = async () => opened.user.click(await share());
  const sent = () => opened.api.sentTo(socialRoutes.share).map(({ body }) => body);
  return { ...opened, submit, sent };
};
const chooseMeal = async (name: RegExp) => screen.findByRole('radio', { name });

describe('Sharing a meal', () => {
  it('SOCIAL-16 (D28) offers the latest ten entries, with day and calories', async () => {
    const entries = Array.from({ length: 10 }, (_none, at) =>
      aFoodEntry({ food_name: `Meal ${at + 1}`, calories: 1_000 + at, local_date: '2025-12-31' }, at + 1),
    );
    const { api, click } = await open({ entries });
    await click('Show the latest 10');
    const offered = (await card('Share a meal')).getAllByRole('radio', { name: /Meal \d/ });
    expect(offered).toHaveLength(10);
    expect(offered[9]?.closest('label')?.textContent).toBe('Meal 10Lunch, Wed, Dec 311,009 kcal');
    expect(api.sentTo(foodEntryRoutes.list).map(({ query }) => query.get('limit'))).toEqual(['10']);
  });

  it('SOCIAL-13 requires a chosen meal and explains it', async () => {
    const { submit, sent, user } = await open();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a meal.');
    expect(sent()).toEqual([]);
    await user.click(await chooseMeal(/Soup/));
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    await findToast('Meal shared');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['  Better the second day ', 'Better the second day'],
    ['   ', null],
    ['', null],
  ])('SOCIAL-14 sends the caption %j as %j', async (typed, caption) => {
    const { submit, sent, user, type } = await open();
    await user.click(await chooseMeal(/Soup/));
    if (typed !== '') await type('Caption (optional)', typed);
    await submit();
    await findToast('Meal shared');
    expect(sent()).toEqual([{ food_entry_id: soup.id, caption, audience: 'friends', with_photo: false }]);
  });

  it('resets the form after sharing, and shares the same meal again as a new post', async () => {
    const { api, submit, user, type } = await open();
    const keys = () => api.sentTo(socialRoutes.share).map(({ headers }) => headers.get('idempotency-key'));
    for (const times of [1, 2]) {
      await user.click(await chooseMeal(/Soup/));
      await type('Caption (optional)', 'Again');
      await submit();
      await waitFor(() => expect(keys()).toHaveLength(times));
      const caption = await screen.findByLabelText<HTMLTextAreaElement>('Caption (optional)');
      await waitFor(() => expect(caption.value).toBe(''));
    }
    expect(new Set(keys()).size).toBe(2);
  });

  it('SOCIAL-08 keeps the selection after a failure, and never shares it twice', async () => {
    const { api, submit, user } = await open();
    api.on(socialRoutes.share, () => failure('INTERNAL'));
    await user.click(await chooseMeal(/Soup/));
    await submit();
    expect((await findToast('Error')).tone).toBe('error');
    api.on(socialRoutes.share, () => aSharedMeal());
    await submit();
    await findToast('Meal shared');
    const keys = api.sentTo(socialRoutes.share).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('unshares the meal on Undo', async () => {
    const { api, submit, user, click } = await open();
    api.on(socialRoutes.unshare, () => undefined);
    await user.click(await chooseMeal(/Soup/));
    await submit();
    await findToast('Meal shared');
    await click('Undo');
    await findToast('Sharing stopped');
    expect(api.sentTo(socialRoutes.unshare)[0]?.path).toBe(`/api/shared-meals/${aSharedMeal().id}`);
  });

  it('includes the photo only when there is one and the user wants it', async () => {
    const { submit, sent, user } = await open();
    await user.click(await chooseMeal(/Soup/));
    expect(screen.queryByRole('switch', { name: 'Show the photo' })).toBeNull();
    await user.click(await chooseMeal(/Salmon/));
    const toggle = await screen.findByRole('switch', { name: 'Show the photo' });
    expect(toggle.getAttribute('aria-checked')).toBe('false');
    await user.click(toggle);
    await submit();
    await findToast('Meal shared');
    expect(sent()).toMatchObject([{ food_entry_id: pictured.id, with_photo: true }]);
  });

  it('D18 offers everyone as the audience when the plan includes it', async () => {
    setSubscription(paid());
    const { submit, sent, user } = await open();
    await user.click(await chooseMeal(/Soup/));
    await user.click(screen.getByRole('radio', { name: 'Everyone' }));
    await submit();
    await findToast('Meal shared');
    expect(sent()).toMatchObject([{ audience: 'everyone' }]);
  });

  it('D18 names the plan that includes everyone on lower plans, and shares with friends', async () => {
    await open();
    await chooseMeal(/Soup/);
    expect(screen.getByText('Only your friends can see it.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Everyone Premium' })).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Everyone' })).toBeNull();
  });

  it('explains what to do first when nothing is logged', async () => {
    await open({ entries: [] });
    expect(await screen.findByText(/Log a meal first/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Share meal' })).toBeNull();
  });
});
