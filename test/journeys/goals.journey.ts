import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { expect, openTab, signedInPerson, test, onlyInFull } from './journey.ts';

test(
  'GOAL-18 GOAL-19 GOAL-20 a user sets a goal and logs weights, and the profile follows',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Mara Goal');
    await openTab(page, 'Set New Goal');
    await expect(page).toHaveURL(/\/set-new-goal$/);
    const goals = page.getByRole('form', { name: 'Goals' });
    await goals.getByLabel('Age').fill('34');
    await goals.getByRole('spinbutton', { name: 'Weight', exact: true }).fill('82,4');
    await goals.getByLabel('Height').fill('178');
    await goals.getByLabel('Activity level').selectOption('lightly_active');
    // 1,771.5 at rest × 1.375 = 2,435.8
    await goals.getByRole('radio', { name: /^Weight loss 1,936 kcal/ }).check({ force: true });
    await page.getByRole('button', { name: 'Save My Goals' }).click();
    await expect(page.getByText('Goals updated successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('img', { name: /of 1,936 kilocalories/ })).toBeVisible();

    await page.getByRole('navigation').getByRole('button', { name: 'Diary', exact: true }).first().click();
    const weight = page.getByRole('region', { name: 'Weight' });
    await weight.getByLabel('Your weight').fill('81.9');
    await weight.getByRole('button', { name: 'Log weight' }).click();
    await expect(page.getByText('Weight logged')).toBeVisible();
    await weight.getByRole('link', { name: 'Trend and goal' }).click();
    await expect(page).toHaveURL(/\/set-new-goal$/);
    const log = page.getByRole('region', { name: 'Weight log' });
    await expect(log.getByRole('row', { name: /Today.*81\.9 kg/ })).toBeVisible();
    await expect(goals.getByRole('spinbutton', { name: 'Weight', exact: true })).toHaveValue('81.9');

    await log.getByLabel('Your weight').fill('8.19');
    await log.getByRole('button', { name: 'Change weight' }).click();
    await expect(log.getByText('Enter a weight between 20 and 500 kg.')).toBeVisible();
    await log.getByLabel('Your weight').fill('82');
    await log.getByRole('button', { name: 'Change weight' }).click();
    await expect(log.getByRole('row', { name: /Today.*82 kg/ })).toBeVisible();
    await log.getByRole('button', { name: /^Delete weight from Today/ }).click();
    await expect(log.getByRole('row')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(log.getByRole('row', { name: /Today.*82 kg/ })).toBeVisible();

    const today = localDateOf(new Date(), 'Europe/Berlin');
    const { body } = await user.call(
      'GET',
      `/api/weights?from=${addDays(today, -6)}&to=${addDays(today, 0)}`,
    );
    expect(body).toMatchObject({ weights: [{ date: today, weight: 82 }] });
  },
);
