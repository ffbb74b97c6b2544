import AxeBuilder from '@axe-core/playwright';
import { createApiUser } from '#test/support/api-user.ts';
import {
  expect,
  openProfilePage,
  openTab,
  origin,
  signedInPerson,
  signIn,
  test,
  onlyInFull,
} from './journey.ts';

test(
  'a new user answers three questions after the first meal in pounds and feet and finds the answers in the profile',
  onlyInFull,
  async ({ page }) => {
    const user = await createApiUser(origin, 'Nora New');
    await user.call('POST', '/api/food-entries', {
      food_name: 'Soup',
      calories: 300,
      time_zone: 'Europe/Berlin',
    });
    await signIn(page, user.email, user.password);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Set my goal' }).click();
    await dialog.getByText('lb, ft and in').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Female', { exact: true }).click();
    await dialog.getByLabel('Age', { exact: true }).fill('34');
    await dialog.getByLabel('Weight').fill('150');
    await dialog.getByLabel('Feet').fill('5');
    await dialog.getByLabel('Inches').fill('7.5');
    await dialog.getByLabel('Activity level').selectOption('sedentary');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // (447.593 + 9.247 x 68.0388555 + 3.098 x 171.45 - 4.33 x 34) x 1.2
    await expect(dialog.getByLabel('Daily calorie goal', { exact: true })).toHaveValue('1753');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('img', { name: /^300 of 1,753/ })).toBeVisible();
    await page.reload();
    await openTab(page, 'Profile');
    const form = page.getByRole('form', { name: 'Profile' });
    await expect(form.getByLabel('Weight')).toHaveValue('150');
    await expect(form.getByLabel('Feet')).toHaveValue('5');
    await expect(form.getByLabel('Inches')).toHaveValue('7.5');
    await expect(dialog).toBeHidden();
  },
);

test(
  'a calculated goal and a new name appear on the dashboard and in a second tab',
  onlyInFull,
  async ({ page, context }) => {
    await signedInPerson(page);
    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second.getByText('Welcome back, Mara Lind.')).toBeVisible();
    await openTab(page, 'Profile');
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByLabel('Full name').fill('Mara Berg');
    await form.getByLabel('Age', { exact: true }).fill('34');
    await form.getByLabel('Weight').fill('68,5');
    await form.getByLabel('Height').fill('171');
    await form.getByLabel('Activity level').selectOption('very_active');
    await form.getByRole('button', { name: 'Calculate goal' }).click();
    await expect(page.getByText('Calorie goal calculated!')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    for (const window of [page, second])
      await expect(window.getByText('Welcome back, Mara Berg.')).toBeVisible();
    await expect(second.getByRole('img', { name: /^0 of 2,818/ })).toBeVisible();
  },
);

test(
  'every page of the profile fits into three screens of a phone, and Back asks about unsaved changes',
  onlyInFull,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await signedInPerson(page);
    for (const path of ['', '/privacy', '/notifications', '/security', '/data', '/api']) {
      await page.goto(`/profile${path}`);
      await expect(page.locator('main section').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const { height, width } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
      }));
      expect(height, `/profile${path}`).toBeLessThanOrEqual(3 * 844);
      expect(width, `/profile${path}`).toBe(390);
    }
    await page.goto('/profile/data');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByLabel('Full name').fill('Mara Berg');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Save your changes?' });
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(`${origin}/profile`);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Full name')).toHaveValue('Mara Berg');
    await page.goBack();
    await question.getByRole('button', { name: 'Save and leave' }).click();
    await expect(page).toHaveURL(`${origin}/profile/data`);
    await page.goForward();
    await expect(page.getByLabel('Full name')).toHaveValue('Mara Berg');
    await page.goto('/profile#reminders');
    await expect(page).toHaveURL(`${origin}/profile/notifications#reminders`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openProfilePage(page, 'Security');
    await expect(page.getByRole('region', { name: 'Security' })).toBeVisible();
  },
);
