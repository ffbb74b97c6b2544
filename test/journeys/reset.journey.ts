import { createApiUser, newestMail } from '#test/support/api-user.ts';
import { expect, origin, signIn, test, onlyInFull } from './journey.ts';

test(
  'RESET-10 (D31) a forgotten password is reset by the mailed link, once',
  onlyInFull,
  async ({ page }) => {
    const { email, call } = await createApiUser(origin);
    await call('PUT', '/api/profile', { first_run: 'skipped' });
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot your password' }).click();
    await expect(page.getByText('Password reset email sent')).toBeVisible();
    const [link = ''] = (await newestMail(origin, email))?.links ?? [];

    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password\?/);
    await page.getByLabel('New password').fill('another-plate');
    await page.getByLabel('Confirm password').fill('another-plate');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password updated')).toBeVisible();
    await expect(page).toHaveURL(/\/auth$/);
    await signIn(page, email, 'another-plate');

    await page.goto(link);
    await page.getByLabel('New password').fill('third-plate');
    await page.getByLabel('Confirm password').fill('third-plate');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This password reset link is invalid or has expired.')).toBeVisible();
  },
);
