import { expect, onlyInFull, openTab, signedInPerson, test } from './journey.ts';

test(
  'words that were not understood stay asked about, also after logging and a reload',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await openTab(page, 'Log Food');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('combobox', { name: /^Food name/ }).fill('a banana with zvrblk and qwvx');
    await page.keyboard.press('Enter');
    const text = page.getByRole('region', { name: 'Your text' });
    await expect(text.getByRole('button', { name: /^a banana/ })).toBeVisible();
    await text.getByRole('button', { name: 'Search for “qwvx”' }).click();
    await text.getByRole('textbox', { name: 'What is “qwvx”?' }).fill('two eggs');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Results' })).toContainText('Egg');

    await page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true }).click();
    await expect(page.getByText('Food logged successfully!')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await openTab(page, 'Log Food');
    const open = page.getByRole('region', { name: 'Not logged yet' });
    await expect(open.getByText('“zvrblk” from Today, breakfast: add it?')).toBeVisible();
    await open.getByRole('button', { name: 'Don’t add “zvrblk”' }).click();
    await expect(open).toHaveCount(0);
  },
);

test(
  'a day in one text is previewed by meal, logged with one tap and undone with one',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await openTab(page, 'Voice Logger');
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByLabel('Or type it')
      .fill('oatmeal for breakfast, a green salad for lunch and last night at 9 two slices of pizza');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Today, breakfast' })).toContainText(/\d kcal/);
    await expect(page.getByRole('region', { name: 'Today, lunch' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Yesterday, dinner, 9:00/ })).toContainText(/pizza/i);
    await page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true }).click();
    await expect(page.getByText('3 meals logged')).toBeVisible();
    const oatmeal = page.getByRole('listitem').filter({ hasText: 'Oatmeal' });
    await expect(oatmeal).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(oatmeal).toHaveCount(0);
  },
);
