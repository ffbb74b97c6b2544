import { makeBarcodeFilm } from '#test/support/barcode-film.ts';
import { launchChromium } from '#test/support/browser.ts';
import { expect, openTab, origin, signedInPerson, test, watch, onlyInFull } from './journey.ts';

/** A barcode of the Open Food Facts stub: oat flakes, 370 kcal per 100 g, a serving of 40 g. */
const OATS = '4006381333931';

test(
  'a user scans a package with the camera and logs it with its nutrition facts',
  onlyInFull,
  async ({ browser }) => {
    const withBarcode = await launchChromium(await makeBarcodeFilm(browser, 'test-results', OATS));
    try {
      const page = await withBarcode.newPage({ baseURL: origin });
      const faults: string[] = [];
      watch(page, faults);
      await signedInPerson(page);
      await openTab(page, 'Log Food');
      await page.getByText('Barcode', { exact: true }).click();
      await page.getByRole('button', { name: 'Scan a barcode' }).click();
      await expect(page.getByRole('heading', { name: 'Fine oat flakes, Mühle' })).toBeVisible();
      expect(await page.locator('video').count()).toBe(0);
      await page.getByLabel('Amount', { exact: true }).fill('1,5');
      await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
      await expect(page.getByText('Food logged successfully!')).toBeVisible();
      await openTab(page, 'Diary');
      const entry = page.getByRole('listitem').filter({ hasText: 'Fine oat flakes' });
      await expect(entry.getByText('1.5 servings (60 g)')).toBeVisible();
      await expect(entry.getByText(`Open Food Facts ${OATS}`)).toBeVisible();
      expect(faults).toEqual([]);
    } finally {
      await withBarcode.close();
    }
  },
);

test('a pasted recipe is calculated per serving and logged in two clicks', onlyInFull, async ({ page }) => {
  await signedInPerson(page);
  await openTab(page, 'Log Food');
  await page.getByText('My meals', { exact: true }).click();
  await page.getByRole('button', { name: 'New meal or recipe' }).click();
  await page
    .getByLabel('Ingredients')
    .fill('Rice pot\nServes 2\nIngredients\n200 g rice\n1 tbsp olive oil\nMethod\n1. Cook it.');
  await page.getByRole('button', { name: 'Look up ingredients' }).click();
  await expect(page.getByLabel('Uncooked rice, g')).toHaveValue('200');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Log Rice pot' }).click();
  await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
  await expect(page.getByText('Food logged successfully!')).toBeVisible();
  await openTab(page, 'Diary');
  const entry = page.getByRole('listitem').filter({ hasText: 'Rice pot' });
  await expect(entry.getByText('1 serving', { exact: true })).toBeVisible();
  await expect(entry.getByText(/USDA 168877 and 1 more/)).toBeVisible();
});
