import type { Page } from '@playwright/test';
import { type ApiUser, createApiUser, newestMail } from '#test/support/api-user.ts';
import { openStaffGroup } from '#test/support/staff-group.ts';
import { expect, onlyInFull, origin, signedInPerson, test, watch } from './journey.ts';

const REASON = 'Second report this week';

/** Opens a part of the staff page. */
const openPart = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('group', { name: 'View' }).getByText(name, { exact: true }).click();
};

/** Waits for an email with this subject, and returns its link to the appeal page. */
const appealLink = async (to: string, subject: string): Promise<string> => {
  await expect.poll(async () => (await newestMail(origin, to))?.subject).toBe(subject);
  return (await newestMail(origin, to))?.links.find((link) => link.includes('/appeal?')) ?? '';
};

/** Makes two users friends and shares a meal of the first, which the second reports. */
const reportMeal = async (author: ApiUser, reporter: ApiUser): Promise<void> => {
  await author.call('PUT', '/api/profile', { first_run: 'skipped', friend_notice: 'email' });
  await reporter.call('POST', '/api/friend-requests', { email: author.email });
  const friends = (await author.call('GET', '/api/friends')).body as unknown as {
    requests: { id: string }[];
  };
  await expect
    .poll(async () => (await newestMail(origin, author.email))?.subject)
    .toBe('New friend request on Platewise');
  await author.call('POST', `/api/friend-requests/${friends.requests[0]!.id}/accept`);
  const meal = { food_name: 'Slimming pills', calories: 12, time_zone: 'Europe/Berlin' };
  const entry = await author.call('POST', '/api/food-entries', meal);
  const shared = { food_entry_id: entry.body.id, caption: 'Buy them at my shop' };
  const { body } = await author.call('POST', '/api/shared-meals', shared);
  const report = { reason: 'spam', note: 'An advertisement' };
  const answer = await reporter.call('POST', `/api/shared-meals/${body.id}/report`, report);
  expect(answer.status).toBe(204);
};

// Two browsers, and cold starts of the functions.
test.describe.configure({ timeout: 300_000 });

test(
  "a moderator's day leads from a report to the account, a block at once, an appeal from outside and the log",
  onlyInFull,
  async ({ page: staff, browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const owner = await context.newPage();
    const faults: string[] = [];
    watch(owner, faults);
    const [mara, jon, sam] = await Promise.all([
      createApiUser(origin, 'Mara Pillseller'),
      createApiUser(origin, 'Jon Reporter'),
      signedInPerson(staff, 'Sam Staff'),
    ]);
    const group = await openStaffGroup(origin, process.env.JOURNEY_DATA ?? '');
    await group.add(sam);
    await reportMeal(mara, jon);
    const dialog = staff.getByRole('dialog');

    await test.step('a report leads to the meal, which is hidden with a rule and a message', async () => {
      await staff.goto('/staff');
      await openPart(staff, 'Reports');
      const card = staff.getByRole('article').filter({ hasText: 'Slimming pills' });
      await expect(card).toContainText('Buy them at my shop');
      await card.getByRole('button', { name: 'Hide meal' }).click();
      await dialog.getByLabel('Message to the user (optional)').fill('Links to shops are not allowed.');
      await dialog.getByLabel('Reason').fill(REASON);
      await dialog.getByRole('button', { name: 'Hide meal' }).click();
      await expect(staff.getByText('Report resolved')).toBeVisible();
      await expect(card).toBeHidden();
    });

    await test.step('the owner reads why, and appeals', async () => {
      await owner.goto(await appealLink(mara.email, 'About your shared meal on Platewise'));
      await expect(owner.getByText('Our rules don’t allow spam and advertising.')).toBeVisible();
      await expect(owner.getByText(/Links to shops are not allowed/)).toBeVisible();
      await owner.getByLabel('Why is this decision wrong?').fill('I sell nothing. It is a joke about diets.');
      await owner.getByRole('button', { name: 'Send appeal' }).click();
      await expect(owner.getByText('Your appeal has arrived.')).toBeVisible();
    });

    await test.step('staff rejects the appeal, and the owner is told', async () => {
      await openPart(staff, 'Appeals');
      const card = staff.getByRole('article').filter({ hasText: 'It is a joke about diets' });
      await card.getByRole('button', { name: 'Uphold decision' }).click();
      await dialog.getByLabel('Reason').fill('The caption sells');
      await dialog.getByRole('button', { name: 'Uphold' }).click();
      await expect(card).toBeHidden();
      await owner.reload();
      await expect(owner.getByText('We read your appeal, and our decision stays.')).toBeVisible();
    });

    await test.step('the account is found by a part of its name, with its history, and blocked at once', async () => {
      expect((await mara.call('GET', '/api/food-entries?limit=1')).status).toBe(200);
      await openPart(staff, 'Accounts');
      await staff.getByLabel('User ID, email or part of the name').fill('pillsel');
      await staff.getByLabel('Reason').fill(REASON);
      await staff.getByRole('button', { name: 'Find accounts' }).click();
      await staff.getByRole('button', { name: 'Open Mara Pillseller' }).click();
      const account = staff.getByRole('article', { name: 'Account details' });
      await expect(account.getByRole('region', { name: 'Reports about this account' })).toContainText(
        'Slimming pills',
      );
      await expect(account.getByRole('region', { name: 'Decisions about this account' })).toContainText(
        'Appeal rejected',
      );
      await account.getByRole('button', { name: 'Block' }).click();
      await dialog.getByLabel('For how long?').selectOption('Until someone opens it');
      await dialog.getByLabel('Reason').fill(REASON);
      await dialog.getByRole('button', { name: 'Block' }).click();
      await expect(account.getByText('Blocked', { exact: true })).toBeVisible();
      for (const [method, path, body] of [
        ['GET', '/api/food-entries?limit=1', undefined],
        ['POST', '/api/food-entries', { food_name: 'Apple', calories: 52, time_zone: 'Europe/Berlin' }],
      ] as const)
        expect((await mara.call(method, path, body)).status).toBe(401);
    });

    await test.step('the blocked user cannot sign in, but can appeal with the link of the email', async () => {
      const link = await appealLink(mara.email, 'Your Platewise account is blocked');
      await owner.goto('/auth');
      await owner.getByLabel('Email').fill(mara.email);
      await owner.getByLabel('Password', { exact: true }).fill('plate-1234');
      await owner.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(owner.getByText(/This account is closed or blocked/)).toBeVisible();
      await owner.goto(link);
      await expect(owner.getByText('We blocked your account.')).toBeVisible();
      await owner
        .getByLabel('Why is this decision wrong?')
        .fill('I removed the caption and will not do it again.');
      await owner.getByRole('button', { name: 'Send appeal' }).click();
      await expect(owner.getByText('Your appeal has arrived.')).toBeVisible();
    });

    await test.step('a reversed block opens the account, and the log has every action', async () => {
      await openPart(staff, 'Appeals');
      const card = staff.getByRole('article').filter({ hasText: 'I removed the caption' });
      await card.getByRole('button', { name: 'Reverse decision' }).click();
      await dialog.getByLabel('Reason').fill('Promised to stop');
      await dialog.getByRole('button', { name: 'Reverse decision' }).click();
      await expect(card).toBeHidden();
      await appealLink(mara.email, 'Your appeal to Platewise');
      expect(await group.isEnabled(mara)).toBe(true);
      await openPart(staff, 'Log');
      for (const action of [
        'Appeal granted',
        'Account blocked',
        'Accounts searched',
        'Appeal rejected',
        'Meal hidden',
      ])
        await expect(staff.getByRole('heading', { name: action }).first()).toBeVisible();
    });
    expect(faults).toEqual([]);
    await context.close();
  },
);
