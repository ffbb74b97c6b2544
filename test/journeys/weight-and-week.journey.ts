import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { createWeightGoalEntity } from '#functions/goals/weight-goal-entity.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { openLocalTable, subOf } from '#test/support/local-table.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { liveFourWeeks } from './four-weeks.ts';
import { expect, onlyInFull, openTab, signedInPerson, test } from './journey.ts';

const dataDir = (): string => process.env.JOURNEY_DATA ?? '';
const WIDTHS = [320, 390, 768, 900, 1100, 1280, 1440];

/** Expects no accessibility violation in both themes. */
const expectAccessible = async (page: Page, where: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, `${where}, ${colorScheme}`).toEqual([]);
  }
};

test(
  'a user sets a goal weight, sees its forecast, and edits, undoes and accepts the weekly check-in',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Mara Weight');
    await givePlan(dataDir(), user, 'premium');
    await user.call('PUT', '/api/profile', {
      age: 34,
      height: 178,
      weight: 80.4,
      sex: 'male',
      activity_level: 'lightly_active',
      daily_calorie_goal: 2_000,
    });
    await liveFourWeeks(user);
    await page.goto('/set-new-goal');
    const form = page.getByRole('form', { name: 'Goal weight' });
    await form.getByLabel('Goal weight').fill('76');
    await form.getByLabel('Pace per week').fill('0.4');
    await expect(form.getByLabel('Reached by')).not.toHaveValue('');
    await form.getByRole('button', { name: 'Save goal weight' }).click();
    const card = page.getByRole('region', { name: 'Goal weight' });
    await expect(card.getByText(/^At your trend of 0\.\d+ kg a week you reach 76 kg around/)).toBeVisible();
    await expect(card.getByText(/^Your next check-in is on/)).toBeVisible();

    // The goal was set more than a week ago.
    const started_on = addDays(localDateOf(new Date(), 'Europe/Berlin'), -8);
    const goals = createWeightGoalEntity(await openLocalTable(dataDir()));
    await goals
      .build(UpdateItemCommand)
      .item({ user_id: subOf(user.tokens), started_on })
      .send();
    await page.reload();
    const checkIn = page.getByRole('region', { name: 'Weekly check-in' });
    await expect(checkIn.getByText(/so your goal goes from 2,000 to 1,\d{3} kcal\.$/)).toBeVisible();
    await expectAccessible(page, 'check-in');
    await checkIn.getByRole('button', { name: 'Edit' }).click();
    await checkIn.getByLabel('Calories').fill('1950');
    await checkIn.getByRole('button', { name: 'Save targets' }).click();
    await expect(checkIn.getByText(/^Your next check-in is on/)).toBeVisible();
    const goal = async () => (await user.call('GET', '/api/profile')).body.daily_calorie_goal;
    expect(await goal()).toBe(1_950);
    await checkIn.getByRole('button', { name: 'Undo' }).click();
    await checkIn.getByRole('button', { name: 'Accept' }).click();
    await expect(checkIn.getByText(/^Your next check-in is on/)).toBeVisible();
    await expect.poll(goal).toBeLessThan(1_950);
  },
);

test(
  'a user saves a diet and an allergy, which remove dishes from the week and mark a food before it is logged',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Mara Diet');
    await openTab(page, 'Profile');
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByLabel('Diet', { exact: true }).selectOption({ label: 'Vegan' });
    await form.getByLabel('Allergies and intolerances').fill('peanuts');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', { name: /peanuts/i })).toBeVisible();
    await expectAccessible(page, 'diet and allergies');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    expect((await user.call('GET', '/api/profile')).body).toMatchObject({ diet: 'vegan' });
    await page.reload();
    await expect(form.getByRole('button', { name: /peanuts/i })).toBeVisible();

    await openTab(page, 'Log Food');
    await page.getByRole('combobox', { name: 'Food name' }).fill('Peanut butter');
    await page.getByRole('button', { name: 'AI Lookup' }).click();
    await expect(page.getByText(/contains peanut/i).first()).toBeVisible();
  },
);

test(
  'PLAN-02 a user plans a week, swaps and locks a meal, and checks off the shopping list, in cards that hold their fields',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Mara Cook');
    await givePlan(dataDir(), user, 'premium');
    await page.goto('/plan-tomorrow');
    const week = page.getByRole('region', { name: 'Your week' });
    await week.getByText('Planning options').click();
    await week.getByLabel('Time per recipe').selectOption({ index: 2 });
    await expectAccessible(page, 'planning options');
    await week.getByRole('button', { name: 'Fill empty days' }).click();
    await expect(page.getByText('Week planned')).toBeVisible();
    const meals = page.getByRole('list', { name: 'Planned meals' });
    const first = meals.getByRole('listitem').first();
    const name = first.getByLabel('Name');
    const before = await name.inputValue();
    await first.getByRole('button', { name: /^Swap/ }).click();
    await expect(name).not.toHaveValue(before);
    await first.getByRole('button', { name: /^Lock / }).click();
    await expect(first.getByText('Locked', { exact: true })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await meals.evaluate((list) =>
        [...list.children].flatMap((card) => {
          const { left, right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('input, select, button')]
            .map((field) => field.getBoundingClientRect())
            .filter((box) => box.width > 0 && (box.left < left || box.right > right));
        }),
      );
      expect(outside, `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await week.getByRole('button', { name: 'Shopping list' }).click();
    const list = page.getByRole('dialog', { name: 'Shopping list' });
    const item = list.getByRole('checkbox').first();
    await item.click();
    await expect(item).toBeChecked();
    await expect(list.getByText(/^1 of \d+ items checked$/)).toBeVisible();
    await expectAccessible(page, 'shopping list');
    await page.reload();
    await week.getByRole('button', { name: 'Shopping list' }).click();
    await expect(list.getByText(/^1 of \d+ items checked$/)).toBeVisible();
  },
);
