import type { Locator, Page } from '@playwright/test';
import { expect, onlyInFull, signedInPerson, test } from './journey.ts';
import { replies } from './sales-day-replies.ts';

test.describe.configure({ timeout: 600_000 });

const COUNT = 300;
const nameOf = (at: number): string => `Kim Baker ${String(at).padStart(3, '0')}`;
const line = (at: number): string =>
  `${nameOf(at)},lead-${at}@kitchens-${at}.example,Kitchen ${at},${at > 295 ? 'yes' : 'no'}`;
const file = (lines: readonly string[]) => ({
  name: 'trade-fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Name,Email,Company,Do not contact', ...lines].join('\n')),
});

const dialog = (page: Page) => page.getByRole('dialog');
const find = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Search' }).fill(text);
const listed = (page: Page): Locator => page.getByRole('table', { name: 'Leads' }).getByRole('row');
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected leads' });

const importFile = async (page: Page, lines: readonly string[], button: string): Promise<void> => {
  await page.getByRole('button', { name: 'Import leads' }).first().click();
  await page.locator('input[type="file"]').setInputFiles(file(lines));
  await dialog(page).getByRole('button', { name: button }).click();
};

test(
  'a sales day: a user imports 300 leads, triages 20 replies, plans the week and respects who opted out',
  onlyInFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedInPerson(page, 'Ada Byron');
    await page.goto('/agents/sdr');

    await test.step('the list of the trade fair is imported, with its opt-outs', async () => {
      const lines = Array.from({ length: COUNT }, (_none, at) => line(at + 1));
      await importFile(page, lines, `Add ${COUNT} leads`);
      await expect(dialog(page).getByText(`${COUNT} leads added`)).toBeVisible({ timeout: 60_000 });
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('table', { name: 'Leads' })).toHaveAttribute('aria-rowcount', '301');
      expect(await listed(page).count()).toBeLessThan(50);
    });

    await test.step('all leads get a tag at once', async () => {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await bar(page).getByRole('button', { name: 'Tags' }).click();
      await dialog(page).getByLabel('Tag to add').fill('fair 2026');
      await dialog(page).getByRole('button', { name: 'Add tag' }).click();
      await expect(page.getByText(`${COUNT} leads changed`)).toBeVisible({ timeout: 60_000 });
      await bar(page).getByRole('button', { name: 'Clear' }).click();
    });

    await test.step('20 replies are read; who opts out is marked, suggested statuses are accepted', async () => {
      for (const { lead, message, isOptOut, status } of replies) {
        await find(page, nameOf(lead));
        await page.getByRole('button', { name: `Respond to ${nameOf(lead)}` }).click();
        await dialog(page).getByLabel('Their message').fill(message);
        await dialog(page).getByRole('button', { name: 'Generate response' }).click();
        await expect(dialog(page).getByRole('heading', { name: 'Your reply' })).toBeVisible();
        if (status) {
          await dialog(page)
            .getByRole('button', { name: `Set status to ${status}` })
            .click();
          await expect(listed(page).filter({ hasText: status })).toHaveCount(1);
        }
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        const discard = page.getByRole('button', { name: 'Discard' });
        if (await discard.isVisible()) await discard.click();
        await expect(dialog(page)).toHaveCount(0);
        if (isOptOut) await expect(listed(page).getByText('Do not contact')).toBeVisible();
      }
    });

    await test.step('the week is planned: each qualified lead gets a follow-up, kept as a view', async () => {
      await find(page, '');
      await choice(page, 'Status').selectOption('qualified');
      const qualified = replies.filter(({ status }) => status !== undefined);
      await expect(page.getByText(`${qualified.length} of ${COUNT} leads`)).toBeVisible();
      for (const { lead } of qualified) {
        await page.getByRole('button', { name: `Schedule follow-up with ${nameOf(lead)}` }).click();
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'More filters' }).click();
      await choice(page, 'Follow-up').selectOption('week');
      await expect(page.getByText(`${qualified.length} of ${COUNT} leads`)).toBeVisible();
      await page.getByRole('button', { name: 'Save view' }).click();
      await dialog(page).getByLabel('Name').fill('This week');
      await dialog(page).getByRole('button', { name: 'Save view' }).click();
      await expect(choice(page, 'View')).toBeVisible();
      await page.reload();
      await expect(page.getByText(`${qualified.length} of ${COUNT} leads`)).toBeVisible();
      await choice(page, 'View').selectOption('');
    });

    const blocked = 5 + replies.filter(({ isOptOut }) => isOptOut).length;
    await test.step('leads that must not be contacted stay so, also after a deletion and a new import', async () => {
      await page.getByRole('button', { name: 'More filters' }).click();
      await choice(page, 'Contact').selectOption('do_not_contact');
      await expect(page.getByText(`${blocked} of ${COUNT} leads`)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Schedule follow-up/ }).first()).toBeDisabled();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await bar(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(`${blocked} leads deleted`)).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect(page.getByText(`${blocked} of ${COUNT} leads`)).toBeVisible();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await bar(page).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No matching leads.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all leads' }).click();
      await importFile(page, [line(3), line(300), line(301)], 'Add 3 leads');
      await expect(dialog(page).getByText('1 lead added')).toBeVisible();
      await expect(dialog(page).getByText(/^2 were skipped because the people must not/)).toBeVisible();
    });

    await test.step('the last import is undone: only its unused lead goes', async () => {
      await dialog(page).getByRole('button', { name: 'Undo import' }).click();
      await dialog(page).getByRole('button', { name: 'Undo import' }).click();
      await expect(dialog(page).getByText('Import undone')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(page.getByRole('table', { name: 'Leads' })).toHaveAttribute(
        'aria-rowcount',
        String(COUNT - blocked + 1),
      );
    });
  },
);
