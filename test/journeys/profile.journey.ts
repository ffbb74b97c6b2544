import AxeBuilder from '@axe-core/playwright';
import { createApiUser } from '#test/support/api-user.ts';
import { expect, openTab, origin, signedInPerson, signIn, test, onlyInFull } from './journey.ts';

test(
  'a new user answers three questions in pounds and feet and finds the answers in the profile',
  onlyInFull,
  async ({ page }) => {
    const { email, password } = await createApiUser(origin, 'Nora New');
    await signIn(page, email, password);
    const dialog = page.getByRole('dialog');
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
    await expect(dialog.getByLabel('Daily calorie goal')).toHaveValue('1753');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('img', { name: /^0 of 1,753/ })).toBeVisible();
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
