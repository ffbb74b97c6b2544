import { expect, openProfilePage, openTab, signedInPerson, test, onlyInFull } from './journey.ts';

test(
  'a user chooses a food while typing, counts it in pieces and logs it to a meal of the diary',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await openTab(page, 'Diary');
    await page.getByRole('button', { name: 'Quick add' }).click();
    await page.getByLabel('Calories').fill('1');
    await page.getByRole('button', { name: 'Add calories' }).click();
    await page.getByRole('button', { name: 'Add food to Dinner' }).click();
    await expect(page.getByRole('radio', { name: 'Dinner' })).toBeChecked();
    await page.getByRole('combobox', { name: 'Food name' }).fill('chick');
    await expect(page.getByRole('option', { name: /^Chicken thigh/ })).toBeVisible();
    for (;;) {
      await page.keyboard.press('ArrowDown');
      const chosen = await page.getByRole('option', { selected: true }).textContent();
      if (chosen?.startsWith('Chicken thigh')) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Calories')).toHaveValue('125');
    await page.getByRole('textbox', { name: 'Amount' }).fill('2');
    await expect(page.getByLabel('Serving size')).toHaveValue('2 (140 g)');
    await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
    await expect(page.getByText('Added Chicken thigh to your dinner')).toBeVisible();
    const dinner = page.getByRole('region', { name: 'Dinner' });
    await expect(dinner.getByText('2 (140 g)')).toBeVisible();
    await openTab(page, 'Log Food');
    await page.getByRole('combobox', { name: 'Food name' }).click();
    await expect(page.getByRole('option', { name: /^Chicken thigh/ })).toBeVisible();
  },
);

test(
  'a corrected weight per slice is proposed the next time, until the user forgets it',
  onlyInFull,
  async ({ page }) => {
    const lookUp = async () => {
      await openTab(page, 'Log Food');
      await page.getByRole('combobox', { name: 'Food name' }).fill('2 slices of pizza');
      await page.getByRole('button', { name: 'AI Lookup' }).click();
      await expect(page.getByText('Nutrition data found!')).toBeVisible();
    };
    const grams = page.getByRole('textbox', { name: 'Cheese pizza, g' });
    await signedInPerson(page);
    await lookUp();
    await expect(grams).toHaveValue('214');
    await grams.fill('160');
    await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
    await expect(page.getByText('Food logged successfully!')).toBeVisible();
    await page.reload();
    await lookUp();
    await expect(grams).toHaveValue('160');
    await openProfilePage(page, 'Privacy & AI');
    await page.getByRole('button', { name: 'Forget the usual portion of Cheese pizza' }).click();
    await expect(page.getByText('Usual portion forgotten')).toBeVisible();
    await page.reload();
    await lookUp();
    await expect(grams).toHaveValue('214');
  },
);
