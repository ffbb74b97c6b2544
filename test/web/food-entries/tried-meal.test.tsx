import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { TriedMealSlot } from '#web/app/tried-meal/tried-meal-slot.tsx';
import { hasTriedMeal } from '#web/features/food-entries/tried-meal/has-tried-meal.ts';
import { readTriedMeal } from '#web/features/food-entries/tried-meal/read-tried-meal.ts';
import {
  assignTriedMeal,
  isTriedMealKept,
  removeTriedMeal,
  storeTriedMeal,
} from '#web/features/food-entries/tried-meal/tried-meal.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';
import { aFoodEntry } from '#test/support/builders/a-food-entry.ts';
import { failure } from '#test/support/scripted-api.ts';
import { findToast } from '#test/support/screen/find-toast.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { openAuth, signUp } from '../auth/open-auth.tsx';
import { aDevice, online, other, signIn } from '../offline/a-device.ts';

const device = aDevice();
const YESTERDAY = new Date('2026-11-19T07:30:00Z');
const DAY = 86_400_000;

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const keep = (text = 'a pear and a yogurt', when = YESTERDAY) =>
  storeTriedMeal(text, describeMeal(text), when);

const open = () => {
  online(true);
  const { api } = device;
  api.on(foodEntryRoutes.create, () => aFoodEntry({ meal_type: 'breakfast' }, 9));
  api.on(foodEntryRoutes.remove, () => undefined);
  return { api, ...openScreen(<TriedMealSlot />) };
};
const QUESTION = 'Add the meal you tried?';
const sentBy = (api: typeof device.api) => api.sentTo(foodEntryRoutes.create);

describe('The meal kept on the front page, for the user who signed up with it', () => {
  it('logs the meal once, at the time when it was tried', async () => {
    keep();
    assignTriedMeal('user-1');
    const { api } = open();
    expect((await findToast('Food logged successfully!')).text).toContain('breakfast');
    expect(sentBy(api)).toHaveLength(1);
    expect(newFoodEntry.parse(sentBy(api)[0]?.body)).toMatchObject({
      logged_at: YESTERDAY.toISOString(),
      meal_type: 'breakfast',
      items: [{ name: expect.stringMatching(/^Pear/) }, { name: expect.stringMatching(/yogurt/i) }],
    });
    expect(hasTriedMeal()).toBe(false);
    expect(screen.queryByRole('heading', { name: QUESTION })).toBeNull();
  });

  it('sends the same request with the same key from a second tab, so that the meal is logged once', async () => {
    keep();
    assignTriedMeal('user-1');
    const stored = localStorage.getItem('platewise-tried-meal')!;
    const first = open();
    await findToast('Food logged successfully!');
    first.unmount();
    localStorage.setItem('platewise-tried-meal', stored);
    openScreen(<TriedMealSlot />);
    await waitFor(() => expect(sentBy(first.api)).toHaveLength(2));
    const [one, two] = sentBy(first.api).map(({ body, headers }) => ({
      body,
      key: headers.get('idempotency-key'),
    }));
    expect(two).toEqual(one);
    expect(one?.key).toMatch(/^lasting-/);
  });

  it('can be undone in the toast', async () => {
    keep();
    assignTriedMeal('user-1');
    const { api, click } = open();
    await click('Undo');
    await expect.poll(() => api.sentTo(foodEntryRoutes.remove)).toHaveLength(1);
  });

  it('logs each meal of the text on its day', async () => {
    keep('oatmeal for breakfast and yesterday a pizza for dinner');
    assignTriedMeal('user-1');
    const { api } = open();
    await findToast('2 meals logged');
    const bodies = sentBy(api).map(({ body }) => newFoodEntry.parse(body));
    expect(bodies.map(({ meal_type, logged_at }) => [meal_type, logged_at?.slice(0, 10)])).toEqual([
      ['breakfast', '2026-11-19'],
      ['dinner', '2026-11-18'],
    ]);
  });

  it('ERR-03 shows why the meal could not be logged, keeps it and asks whether to try again', async () => {
    keep();
    assignTriedMeal('user-1');
    const { api, click } = open();
    api.on(foodEntryRoutes.create, () => failure('SERVICE_UNAVAILABLE'));
    await findToast('Error');
    expect(await screen.findByRole('heading', { name: QUESTION })).toBeDefined();
    expect(hasTriedMeal()).toBe(true);
    api.on(foodEntryRoutes.create, () => aFoodEntry({}, 9));
    await click('Add meal');
    await findToast('Food logged successfully!');
    expect(hasTriedMeal()).toBe(false);
  });
});

describe('The meal kept on the front page, for a user who signs in to an existing account', () => {
  it('logs nothing before the user confirms', async () => {
    keep();
    const { api, click } = open();
    await screen.findByRole('region', { name: QUESTION });
    expect(screen.getByText(/^Pear and .*: about \d+ kcal\.$/)).toBeDefined();
    expect(sentBy(api)).toEqual([]);
    await click('Add meal');
    await findToast('Food logged successfully!');
    expect(sentBy(api)).toHaveLength(1);
  });

  it('forgets the meal when the user declines', async () => {
    keep();
    const { api, click } = open();
    await click('Don’t add');
    expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
    expect(hasTriedMeal()).toBe(false);
    expect(sentBy(api)).toEqual([]);
  });

  it('neither logs nor offers the meal of another user who signed up on this device, and keeps it for them', async () => {
    keep();
    assignTriedMeal('user-1');
    signIn(other);
    const { api } = open();
    await waitFor(() => expect(readTriedMeal('user-2')).toBeNull());
    expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
    expect(sentBy(api)).toEqual([]);
    expect(readTriedMeal('user-1')).not.toBeNull();
  });
});

describe('The storage of the meal kept on the front page', () => {
  it('expires after 7 days', () => {
    keep();
    const later = (ms: number) => new Date(YESTERDAY.getTime() + ms);
    expect(isTriedMealKept(later(7 * DAY - 1))).toBe(true);
    expect(readTriedMeal('user-1', later(7 * DAY - 1))).toMatchObject({ text: 'a pear and a yogurt' });
    expect(isTriedMealKept(later(7 * DAY))).toBe(false);
    expect(readTriedMeal('user-1', later(7 * DAY))).toBeNull();
    expect(hasTriedMeal()).toBe(false);
  });

  it.each(['{', 'null', '[]', '{"id":"1","text":"a pear","until":9e15}'])(
    'ignores the invalid value %s',
    (value) => {
      localStorage.setItem('platewise-tried-meal', value);
      expect(readTriedMeal('user-1')).toBeNull();
      expect(() => assignTriedMeal('user-1')).not.toThrow();
    },
  );

  it('causes no error when the browser stores nothing', () => {
    for (const method of ['setItem', 'getItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Switched off.', 'SecurityError');
      });
    expect(keep).not.toThrow();
    expect(() => assignTriedMeal('user-1')).not.toThrow();
    expect(removeTriedMeal).not.toThrow();
    expect([hasTriedMeal(), isTriedMealKept(), readTriedMeal('user-1')]).toEqual([false, false, null]);
  });
});

describe('Signing up with a kept meal', () => {
  const created = { isSignUpComplete: false, userId: 'user-1', nextStep: { signUpStep: 'DONE' } } as const;

  it('assigns the meal to the new account, and says that it becomes the first entry', async () => {
    keep('a pear', new Date());
    const account = await openAuth(true);
    account.signUp.mockResolvedValueOnce(created);
    expect(screen.getByText(/The meal you kept becomes your first entry\./)).toBeDefined();
    await signUp();
    await waitFor(() => expect(readTriedMeal('user-1')?.owner).toBe('user-1'));
  });

  it('assigns the meal to no one when the address has an account already', async () => {
    keep('a pear', new Date());
    const account = await openAuth(true);
    account.signUp.mockRejectedValueOnce(new Error('User already exists'));
    await signUp();
    await screen.findAllByText('User already exists');
    expect(readTriedMeal('user-2')?.owner).toBeNull();
  });
});
