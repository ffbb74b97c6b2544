import { expect, onlyInFull, openProfilePage, signedInPerson, test } from './journey.ts';
import { button } from './scene.ts';

test.describe.configure({ timeout: 600_000 });

const COUNT = 10_000;
const WAIT = { timeout: 240_000 };

/** Returns ten years of servings as Cronometer exports them, five a day. */
const servings = (): Buffer => {
  const lines = Array.from({ length: COUNT }, (_none, at) => {
    const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(at / 5))).toISOString().slice(0, 10);
    return `${day},Lunch,Soup number ${at},1 bowl,${100 + (at % 300)},5`;
  });
  return Buffer.from(['Day,Group,Food Name,Amount,Energy (kcal),Protein (g)', ...lines].join('\r\n'));
};

test(
  'a user imports 10,000 lines, stops midway, continues and undoes the import',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page, 'Ada Byron');
    await openProfilePage(page, 'Data');
    await button(page, 'Import a diary').click();
    const file = { name: 'servings.csv', mimeType: 'text/csv', buffer: servings() };
    await page.getByLabel('Exported file').setInputFiles(file);
    await button(page, 'Import 10,000 entries').click();

    await test.step('the import stops on request, says what was stored and continues', async () => {
      await button(page, 'Stop').click();
      await expect(page.getByText(/^Stopped after/)).toBeVisible(WAIT);
      await button(page, 'Continue').click();
    });

    await test.step('everything is imported once, and taken out again', async () => {
      await expect(page.getByText('10,000 entries imported')).toBeVisible(WAIT);
      await button(page, 'Undo import').click();
      await button(page, 'Undo import').click();
      await expect(page.getByText('Import undone')).toBeVisible(WAIT);
    });
  },
);
