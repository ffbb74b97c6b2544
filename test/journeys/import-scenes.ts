import type { Page } from '@playwright/test';
import { openProfilePage } from './journey.ts';
import { button, type Scene, seen } from './scene.ts';

const servings = [
  'Day,Group,Food Name,Amount,Energy (kcal),Protein (g)',
  '2026-01-02,Breakfast,Oats,40.00 g,152,5.3',
  '2026-01-02,Pre-workout,Coffee,1 cup,2,0.3',
  '2026-01-02,Lunch,Soup,1 bowl,a lot,',
].join('\r\n');

const chooseExport = async (page: Page): Promise<void> => {
  await openProfilePage(page, 'Data');
  await button(page, 'Import a diary').click();
  const file = { name: 'servings.csv', mimeType: 'text/csv', buffer: Buffer.from(servings) };
  await page.getByLabel('Exported file').setInputFiles(file);
  await seen(page, '2 entries from Cronometer');
};

/** Diary import, from the file to the result. */
export const ofImports: Scene[] = [
  { name: 'a diary before it is imported', open: chooseExport },
  {
    name: 'an imported diary, before it is taken back',
    open: async (page) => {
      await chooseExport(page);
      await button(page, 'Import 2 entries').click();
      await seen(page, '2 entries imported');
      await button(page, 'Undo import').click();
      await button(page, 'Undo import').waitFor();
    },
  },
];
