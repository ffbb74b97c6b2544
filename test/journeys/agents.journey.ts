import type { Page } from '@playwright/test';
import { expect, signedInPerson, test, onlyInFull } from './journey.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const closeDialog = (page: Page) => page.keyboard.press('Escape');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

// Allows time for cold starts of the functions.
test.describe.configure({ timeout: 240_000 });

test(
  'a user adds, scores, answers and follows up a lead, schedules a meeting and calculates an invoice to the cent',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedInPerson(page, 'Ada Byron');

    await test.step('the hub leads to the sales agent', async () => {
      await page.goto('/agents');
      await expect(
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }),
      ).toHaveCount(5);
      await page.getByRole('link', { name: 'Sales agent' }).click();
      await expect(page.getByRole('heading', { name: 'Sales agent' })).toBeVisible();
    });

    await test.step('a new lead is scored by the documented rules, with reasons', async () => {
      await press(page, 'Add New Lead');
      const form = dialog(page, 'Add New Lead');
      await form.getByLabel('Name').fill('Grace Hopper');
      await form.getByLabel('Email').fill('grace@compilers.example');
      await form.getByLabel('Company').fill('Compilers');
      await form.getByLabel('Phone').fill('+49 30 123456');
      await form.getByLabel('Source').selectOption('referral');
      await form.getByRole('button', { name: 'Add Lead' }).click();
      const panel = dialog(page, 'Grace Hopper');
      const figures = panel.getByRole('region', { name: 'Why this score?' }).locator('b');
      await expect(figures.first()).toBeVisible();
      const sum = (await figures.allTextContents()).reduce((total, points) => total + Number(points), 0);
      await expect(panel.locator('p').filter({ hasText: 'out of 100' })).toHaveText(`${sum} out of 100`);
      await closeDialog(page);
    });

    await test.step('a follow-up appears among the tasks', async () => {
      await press(page, 'Schedule follow-up with Grace Hopper');
      await dialog(page, 'Follow-up with Grace Hopper').getByRole('button', { name: 'Show tasks' }).click();
      await expect(
        page
          .getByRole('tabpanel')
          .getByText(/Grace Hopper/)
          .first(),
      ).toBeVisible();
    });

    await test.step('a meeting appears next to the follow-up in the calendar without overlap', async () => {
      await page.goto('/agents/executive');
      const events = page.getByRole('list', { name: 'Upcoming events' }).getByRole('listitem');
      await expect(events).toHaveCount(1);
      await press(page, 'Schedule meeting');
      await dialog(page, 'Schedule meeting').getByLabel('Title').fill('Demo of the compiler');
      await dialog(page, 'Schedule meeting').getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(events).toHaveCount(2);
      await expect(events.filter({ hasText: 'Demo of the compiler' })).toBeVisible();
      const download = page.waitForEvent('download');
      await press(page, 'Calendar file');
      expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    });

    await test.step("an email is filled with the lead's details", async () => {
      await tab(page, 'Emails');
      const form = page.getByRole('form', { name: 'Generate an email' });
      await form.getByLabel('Lead').selectOption({ index: 1 });
      await form.getByRole('button', { name: 'Generate email' }).click();
      const written = page.getByRole('region', { name: 'Generated email' });
      await expect(written).toContainText('Grace');
      expect(await written.getByRole('link').getAttribute('href')).toContain(
        'mailto:grace%40compilers.example?',
      );
    });

    await test.step("invalid JSON shows the browser's error, and an example is calculated exactly", async () => {
      await page.goto('/agents/money');
      await press(page, 'Try it: churn');
      const payload = page.getByLabel('JSON payload');
      const example = await payload.inputValue();
      await payload.fill(example.slice(0, -1));
      await press(page, 'Run');
      await expect(page.getByRole('alert')).toContainText('JSON');
      await payload.fill(example);
      await page.keyboard.press('Control+Enter');
      // 12 of 400 customers left; each pays 14.50 a month at a margin of 80 %.
      await expect(page.getByLabel('JSON response')).toContainText('"churn_percent": "3.00"');
      await expect(page.getByLabel('JSON response')).toContainText('386.67');
    });
  },
);
