import { instantOf } from '#shared/time/instant-of.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import { expect, openTab, signedInPerson, test, onlyInFull } from './journey.ts';

const zone = 'Europe/Berlin';

test(
  'a user opens a past day, corrects it, copies it to today, undoes that and copies it again',
  onlyInFull,
  async ({ page }) => {
    const user = await signedInPerson(page, 'Mara Diary');
    const yesterday = addDays(localDateOf(new Date(), zone), -1);
    const logged_at = instantOf(yesterday, '12:30', zone).toISOString();
    const soup = { food_name: 'Lentil soup', calories: 320, meal_type: 'lunch', time_zone: zone, logged_at };
    await user.call('POST', '/api/food-entries', soup);

    await openTab(page, 'Diary');
    await page.getByRole('button', { name: 'Previous day' }).click();
    const lunch = page.getByRole('region', { name: 'Lunch' });
    await expect(lunch.getByText('Lentil soup')).toBeVisible();

    await lunch.getByRole('button', { name: 'Edit Lentil soup' }).click();
    const form = page.getByRole('form', { name: 'Edit entry' });
    await expect(form.getByLabel('Time')).toHaveValue('12:30');
    await form.getByLabel('Calories').fill('350');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('350 of 2,000 kcal')).toBeVisible();

    await page.getByRole('button', { name: 'Add a glass of water, 250 ml' }).click();
    await expect(page.getByRole('region', { name: 'Water' }).getByText('1 glass')).toBeVisible();

    await page.getByRole('button', { name: 'Copy day' }).click();
    await page.getByRole('button', { name: /^Copy to Today/ }).click();
    await expect(page.getByText(/^1 entry to Today/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing logged on this day' })).toBeVisible();

    await page.getByRole('button', { name: 'Copy yesterday, 350 kcal' }).click();
    await expect(lunch.getByText('Lentil soup')).toBeVisible();
    await expect(page.getByText('12:30 PM')).toBeVisible();
  },
);
