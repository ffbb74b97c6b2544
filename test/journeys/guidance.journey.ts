import type { Page } from '@playwright/test';
import { givePlan } from '#test/support/give-plan.ts';
import { liveFourWeeks, livedDays, porridge } from './four-weeks.ts';
import { expect, openTab, signedInPerson, test, onlyInFull } from './journey.ts';
import { burned, shown, weekMean } from './calculated.ts';

/** Mifflin-St Jeor for a man of 34 years, 82 kg, 178 cm; times 1.375; minus half a kilogram a week. */
const GOAL = Math.round((10 * 82 + 6.25 * 178 - 5 * 34 + 5) * 1.375) - 500;
const days = [...livedDays, { ago: 0, foods: [porridge], weight: null }];
const average = Math.round(weekMean(days, 'calories'));

const plate = (page: Page, calories: number) =>
  page.getByRole('img', { name: `${shown(calories)} of ${shown(GOAL)} kilocalories` });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a page and waits for its socket, so that it receives all later changes. */
const openLive = async (page: Page, path: string): Promise<void> => {
  const heard = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('hello')),
    );
  await page.goto(path);
  await heard;
};

const ask = async (page: Page, question: string): Promise<void> => {
  await page.getByLabel('Message to the coach').fill(question);
  await page.keyboard.press('Enter');
};

test(
  "GOAL-20 HEALTH-06 COACH-03 all screens show a new user the diary's numbers after four weeks",
  onlyInFull,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    const user = await signedInPerson(page, 'Mara Weeks');
    await givePlan(process.env.JOURNEY_DATA ?? '', user, 'enterprise');

    await test.step('the user sets a goal', async () => {
      await page.goto('/set-new-goal');
      const goals = page.getByRole('form', { name: 'Goals' });
      await goals.getByLabel('Age').fill('34');
      await goals.getByRole('spinbutton', { name: 'Weight', exact: true }).fill('82');
      await goals.getByLabel('Height').fill('178');
      await goals.getByLabel('Activity level').selectOption('lightly_active');
      await goals.getByRole('radio', { name: `Weight loss ${shown(GOAL)} kcal` }).check({ force: true });
      await page.getByRole('button', { name: 'Save My Goals' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await liveFourWeeks(user);
    const other = await context.newPage();
    await openLive(other, '/dashboard');
    await expect(plate(other, 0)).toBeVisible();

    await test.step('the meal that completes a week is announced in every tab and counted', async () => {
      await openLive(page, '/dashboard');
      await expect(plate(page, 0)).toBeVisible();
      const { time: _now, ...breakfast } = porridge;
      await user.call('POST', '/api/food-entries', { ...breakfast, time_zone: 'Europe/Berlin' });
      for (const window of [page, other]) {
        await expect(window.getByText('7-day streak')).toBeVisible();
        await expect(plate(window, porridge.calories)).toBeVisible();
      }
    });

    await test.step('weights produce a trend and, with meals, an energy estimate', async () => {
      await page.goto('/set-new-goal');
      const needs = card(page, 'From your data');
      await expect(needs).toContainText(`${shown(burned(days))} kcal per day`);
      await expect(page.getByRole('region', { name: 'Weight trend' })).toContainText('Current trend:');
      await needs.getByRole('button', { name: `Use ${shown(burned(days))} kcal as my goal` }).click();
      await expect(page.getByText(`${shown(burned(days))} kcal`).first()).toBeVisible();
    });

    const score = await test.step('the health check compares the week with its targets', async () => {
      await page.goto('/health-check');
      const protein = Math.round(weekMean(days, 'protein') * 10) / 10;
      const fiber = Math.round(weekMean(days, 'fiber') * 10) / 10;
      const target = Math.round(((GOAL * 0.15) / 4) * 10) / 10;
      await expect(card(page, 'Calories')).toContainText(`${shown(average)} kcal per day`);
      await expect(card(page, 'Calories')).toContainText(`${shown(GOAL - average)} kcal below`);
      await expect(card(page, 'Protein')).toContainText(`${shown(protein, 1)} g per day`);
      await expect(card(page, 'Protein')).toContainText(`${shown(target, 1)} g`);
      await expect(card(page, 'Fiber')).toContainText(`${shown(fiber, 1)} g per day`);
      await expect(card(page, 'Logging')).toContainText('7 of 7 days');
      return page.getByRole('img', { name: / out of 100: / }).getAttribute('aria-label');
    });

    await test.step('the insights agree with the health check', async () => {
      await page.goto('/dashboard');
      await openTab(page, 'Smart Insights');
      await expect(page.getByRole('img', { name: score! })).toBeVisible();
      const insights = page.getByRole('list', { name: 'Insights' });
      await expect(insights).toContainText(`you average ${shown(average)} kcal`);
      await expect(insights).toContainText(`your goal of ${shown(GOAL)} kcal`);
      await expect(insights).toContainText('7 days logged in a row, including today');
    });

    await test.step('the user plans tomorrow from frequent meals', async () => {
      await page.goto('/plan-tomorrow');
      await page.getByRole('button', { name: 'Plan Porridge' }).click();
      await expect(card(page, 'Goal overview')).toContainText(`${shown(GOAL - porridge.calories)} kcal`);
      await page.getByRole('button', { name: 'Save Meal Plan' }).click();
      await expect(page.getByText('Meal plan saved!')).toBeVisible();
    });

    await test.step("the coach states the dashboard's number, logs a meal, shows it and undoes it", async () => {
      await page.goto('/ai-coach');
      const chat = page.getByRole('log', { name: 'Chat with the coach' });
      await ask(page, 'What is left today?');
      await expect(chat).toContainText(`You have ${shown(GOAL - porridge.calories)} kcal left`);
      await ask(page, 'Log 200 g of banana as a snack');
      const written = chat.getByText(/^Logged: .*kcal, snack today$/);
      await expect(written).toBeVisible();
      const banana = Number(/([\d,]+) kcal/.exec((await written.textContent()) ?? '')?.[1]);
      expect(banana).toBeGreaterThan(150);
      await expect(plate(other, porridge.calories + banana)).toBeVisible();
      await expect(chat).toContainText(`${shown(GOAL - porridge.calories - banana)} kcal`);
      await chat.getByRole('button', { name: 'Undo' }).click();
      await expect(chat.getByText('Undone')).toBeVisible();
      await expect(plate(other, porridge.calories)).toBeVisible();
    });

    await test.step('deleted entries disappear, and earned achievements remain', async () => {
      await page.getByRole('button', { name: 'Clear history' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
      await expect(page.getByText('History cleared')).toBeVisible();
      await page.reload();
      const suggested = card(page, 'Suggested questions').getByRole('button');
      await expect(suggested).toHaveCount(4);
      await expect(suggested.first()).toHaveText('What is left today?');
      await expect(page.getByText('Undone')).toHaveCount(0);
      await page.goto('/dashboard');
      await openTab(page, 'Profile');
      const earned = page.getByRole('list', { name: 'Earned' });
      for (const title of ['First voice log', '7-day streak', '10 meals'])
        await expect(earned.getByText(title)).toBeVisible();
      await expect(page.getByText('7 days in a row.')).toBeVisible();
    });
  },
);
