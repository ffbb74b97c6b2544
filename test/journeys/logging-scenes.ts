import type { Page } from '@playwright/test';
import { openTab } from './journey.ts';
import { button, fill, type Scene, seen } from './scene.ts';

/** A barcode of the Open Food Facts stub. */
const OATS = '4006381333931';

/** Opens one of the logging methods of the Log Food tab. */
const wayOfLogging = async (page: Page, name: string): Promise<void> => {
  await openTab(page, 'Log Food');
  await page.getByText(name, { exact: true }).click();
};

/** Finds foods for the plate editor from text. */
const findFoods = async (page: Page): Promise<void> => {
  await openTab(page, 'Log Food');
  await page.getByLabel('Food name').fill('a banana and a glass of orange juice');
  await button(page, 'AI Lookup').click();
  await page.getByRole('list', { name: 'Results' }).waitFor();
};

/** The Log Food tab: the plate editor, saved meals and recipes, packaged foods. */
export const ofLogging: Scene[] = [
  {
    name: 'foods that were found, with what one may be instead',
    open: async (page) => {
      await findFoods(page);
      await page.getByRole('button', { name: 'Orange juice: something else?' }).click();
      await page.getByRole('list', { name: 'Instead of Orange juice' }).waitFor();
    },
  },
  {
    name: 'the units of a food, over an amount that is none and a food that was removed',
    open: async (page) => {
      await findFoods(page);
      await button(page, 'Remove Banana').click();
      await page.getByRole('textbox', { name: /^Orange juice/ }).fill('0');
      await page.getByText(/a number above 0/).waitFor();
      await page.getByRole('button', { name: /^Unit of Orange juice/ }).click();
      await page.getByRole('menuitem', { name: /^fl oz/ }).waitFor();
    },
  },
  {
    name: 'where the figures of a food come from',
    open: async (page) => {
      await findFoods(page);
      await page.getByRole('button', { name: /source of the values for Orange juice/ }).click();
      await seen(page, 'Portion weights');
    },
  },
  {
    name: 'a recipe that was read',
    open: async (page) => {
      await wayOfLogging(page, 'My meals');
      await button(page, 'New meal or recipe').click();
      await fill(page, { Ingredients: 'Rice pot\nServes 2\n200 g rice\n1 cup moondust' });
      await button(page, 'Look up ingredients').click();
      await page.getByRole('textbox', { name: 'Uncooked rice, g' }).waitFor();
    },
  },
  {
    name: 'a package that was found by its digits',
    open: async (page) => {
      await wayOfLogging(page, 'Barcode');
      await fill(page, { 'Or type the number': OATS });
      await page.keyboard.press('Enter');
      await page.getByRole('form', { name: 'Log product' }).waitFor();
    },
  },
  {
    name: 'a barcode that is none',
    open: async (page) => {
      await wayOfLogging(page, 'Barcode');
      await fill(page, { 'Or type the number': '123' });
      await page.keyboard.press('Enter');
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];
