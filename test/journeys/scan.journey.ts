import { seenMealOf } from '#test/support/picture-model.ts';
import { expect, openTab, signedInPerson, test } from './journey.ts';

const picture = process.env.JOURNEY_PICTURE ?? '';

test('a photo from the camera becomes items whose grams can be corrected, then an entry with its picture', async ({
  page,
  model,
}) => {
  await model.sees(seenMealOf(['grilled salmon', 140], ['white rice', 150], ['broccoli', 90]));
  await signedInPerson(page);
  await openTab(page, 'Scan Food');
  await page.getByRole('button', { name: 'Start Camera' }).click();
  await expect(page.getByText('Camera Started')).toBeVisible();
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  await page.getByRole('button', { name: 'Capture Photo' }).click();
  await expect(page.getByText('Food Recognized!')).toBeVisible();
  await expect(page.getByText('USDA', { exact: false }).first()).toBeVisible();

  const salmon = page.getByRole('textbox', { name: /salmon.*, g$/i });
  await salmon.fill('280');
  await salmon.press('Tab');
  await page.getByRole('button', { name: /^Remove .*broccoli/i }).click();
  await expect(page.getByRole('textbox', { name: /, g$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
  await expect(page.getByText('Food Logged!')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: /salmon/i });
  await expect(entry.getByText('430 g')).toBeVisible();
  const photo = entry.locator('img');
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
});

test('what goes wrong with a photo is said, the photo stays, and words take over', async ({
  page,
  model,
}) => {
  await signedInPerson(page);
  await openTab(page, 'Scan Food');
  await model.sees(seenMealOf());
  await page.getByLabel('Photo of your meal').setInputFiles(picture);
  await expect(
    page.getByText('We could not find any food in this photo', { exact: false }).first(),
  ).toBeVisible();
  await model.fails(429);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The picture model is busy', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Type it instead' }).click();
  await page.getByLabel('Foods and amounts').fill('150 g cooked white rice and a banana');
  await page.getByRole('button', { name: 'Find the foods' }).click();
  await expect(page.getByRole('textbox', { name: /rice.*, g$/i })).toHaveValue('150');
  await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
  await expect(page.getByText('Food Logged!')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /banana/i })
      .locator('img'),
  ).toBeVisible();
});
