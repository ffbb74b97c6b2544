import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { expect, openTab, signedInPerson, test, onlyInFull } from './journey.ts';

const zone = 'Europe/Berlin';

test(
  'PLAN-07 PLAN-13 (D24) a user plans and saves tomorrow, logs it on its day with one click and undoes it',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Mara Plan');
    await openTab(page, 'Plan Tomorrow');
    await expect(page).toHaveURL(/\/plan-tomorrow$/);
    const meals = page.getByRole('list', { name: 'Planned meals' }).getByRole('listitem');
    await expect(meals).toHaveCount(3);

    await meals.nth(1).getByLabel('Name').fill('Lentil soup');
    await page.keyboard.press('Escape');
    await meals.nth(1).getByLabel('Calories').fill('420,4');
    await expect(page.getByText('Room for more')).toBeVisible();
    await page.reload();
    await expect(meals.nth(1).getByLabel('Name')).toHaveValue('Lentil soup');
    await page.getByRole('button', { name: 'Save Meal Plan' }).click();
    await expect(page.getByText('Meal plan saved!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log Lentil soup' })).toHaveCount(0);

    // On the day itself: the same plan, saved for today.
    const today = localDateOf(new Date(), zone);
    const tomorrow = addDays(today, 1);
    const { body } = await user.call('GET', `/api/meal-plans/${tomorrow}`);
    const [planned] = (body as unknown as { meals: { logged_entry_id: unknown }[] }).meals;
    const { logged_entry_id: _logged, ...meal } = planned!;
    await user.call('PUT', `/api/meal-plans/${today}`, { meals: [meal], version: 0 });

    await page.getByRole('button', { name: 'Back to Dashboard' }).click();
    await page.getByRole('navigation').getByRole('button', { name: 'Diary', exact: true }).first().click();
    await page.getByRole('button', { name: 'Log Lentil soup' }).click();
    const lunch = page.getByRole('region', { name: 'Lunch' });
    await expect(lunch.getByText('Lentil soup')).toBeVisible();
    await expect(page.getByText('420 of 2,000 kcal')).toBeVisible();
    await page.getByRole('button', { name: 'Undo logging Lentil soup' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing logged on this day' })).toBeVisible();
    expect((await user.call('GET', `/api/food-entries?local_date=${today}`)).body.entries).toEqual([]);
  },
);
