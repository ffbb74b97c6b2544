import type { Page } from '@playwright/test';
import { chooseCalendar } from './choose-calendar.ts';
import { expect, onlyInFull, signedInPerson, test } from './journey.ts';

const card = (page: Page) => page.getByRole('region', { name: 'What should I do?' });
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click();
const ask = async (page: Page, text: string): Promise<void> => {
  await card(page).getByRole('textbox', { name: 'What should I do?' }).fill(text);
  await press(page, 'Show plan');
};
/** Approves the shown plan, and waits for what was done. */
const approve = async (page: Page, message: string | RegExp): Promise<void> => {
  await press(page, 'Approve');
  await expect(card(page).getByRole('status')).toContainText(message);
};
const tabPanel = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
};

// Allows time for cold starts of the functions.
test.describe.configure({ timeout: 240_000 });

test(
  'a user runs a day by typing: leads, an ambiguous call, a changed plan, tasks, a draft, the diary and do-not-contact',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Ada Byron');
    await page.goto('/agents/executive');

    await test.step('two leads are created from sentences, after the values were checked', async () => {
      await ask(page, 'Add a lead: Tom Becker, tom@becker.example, Becker Holz');
      await expect(card(page).getByLabel('Email')).toHaveValue('tom@becker.example');
      await approve(page, 'Tom Becker (tom@becker.example) is one of your leads');
      await ask(page, 'Add a lead: Tom Berger, tom@berger.example, Berger Tours');
      await approve(page, 'Tom Berger');
    });

    await test.step('a first name of two leads gets one question, and a choice answers it', async () => {
      await ask(page, 'Schedule a call with Tom next Wednesday at 10');
      await expect(card(page).getByRole('status')).toContainText('Who do you mean');
      await press(page, 'Tom Becker');
      await expect(card(page).getByText('Tom Becker, Becker Holz')).toBeVisible();
    });

    await test.step('nothing is stored before the plan is approved, and the changed value counts', async () => {
      expect((await user.call('GET', '/api/calendar-events')).body).toEqual({ events: [] });
      await card(page).getByLabel('Minutes').fill('45');
      await approve(page, 'on your calendar');
      await expect((await tabPanel(page, 'Calendar')).getByText('Call with Tom Becker')).toBeVisible();
      expect((await user.call('GET', '/api/calendar-events')).body).toMatchObject({
        events: [{ title: 'Call with Tom Becker', duration: 45 }],
      });
    });

    await test.step('a calendar file is imported after a preview, and taken out again', async () => {
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Import a calendar' });
      await chooseCalendar(page);
      await expect(dialog.getByText('One new event')).toBeVisible();
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(dialog.getByText('Import finished')).toBeVisible();
      await dialog.getByRole('button', { name: 'Remove these' }).click();
      await expect(dialog.getByText('Removed one imported event.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).click();
      const { events } = (await user.call('GET', '/api/calendar-events')).body as unknown as {
        events: { title: string }[];
      };
      expect(events.map(({ title }) => title)).toEqual(['Call with Tom Becker']);
    });

    await test.step('a task is added, and Undo takes it off the list', async () => {
      await ask(page, 'Remind me to send Tom Becker the samples tomorrow');
      await approve(page, 'is on your list');
      await expect((await tabPanel(page, 'Tasks')).getByRole('heading', { name: /samples/i })).toBeVisible();
      await press(page, 'Undo');
      await expect(card(page).getByRole('status')).toContainText('is now canceled');
    });

    await test.step('an email is drafted, and the answer says that it is not sent', async () => {
      await ask(page, 'Draft a follow-up email to Tom Becker about the samples');
      await approve(page, 'I don’t send emails');
      await expect(page.getByRole('region', { name: 'Generated email' })).toContainText('Tom');
    });

    await test.step('a question about the diary is answered, and its link opens that day', async () => {
      await ask(page, 'How many calories did I eat yesterday?');
      await expect(card(page).getByRole('status')).toContainText('no entries yesterday');
      await card(page).getByRole('link', { name: 'Open the day' }).click();
      await expect(page.getByRole('button', { name: /Yesterday/ }).first()).toBeVisible();
      await page.goto('/agents/executive');
    });

    await test.step('a lead that must not be contacted gets no draft until that is undone', async () => {
      await ask(page, 'Never email Tom Becker again');
      await approve(page, 'do not contact');
      await ask(page, 'Draft an email to Tom Becker about the spring offer');
      await expect(card(page).getByRole('status')).toContainText('does not want to be contacted');
    });

    await test.step('a deed outside of the product is refused honestly', async () => {
      await ask(page, 'Pay the rent');
      await expect(card(page).getByRole('status')).toContainText(
        'I can’t send, sign, call, buy or pay anything',
      );
    });
  },
);
