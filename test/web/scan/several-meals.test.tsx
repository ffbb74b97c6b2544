import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { aHit } from '#test/support/builders/a-food-hit.ts';
import { describedText } from '#test/support/described-text.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { KEY, openScanner, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';
import { useScriptedBrowser } from './scripted-browser.ts';

useScriptedBrowser();
afterEach(() => localStorage.clear());

/** Describes the plate of a photo that no model can read. */
const describePlate = async (text: string) => {
  const api = scriptScanner({ analyze: [failure('VISION_NOT_CONFIGURED')] });
  api.on(foodRoutes.describe, describedText);
  api.on(foodRoutes.search, () => ({ foods: [aHit({ name: 'Blorp cake', serving_grams: 80 })] }));
  openScanner();
  await takePhoto();
  await userEvent.type(await screen.findByLabelText('Foods and amounts'), text);
  await clickButton('Find foods');
  await theResult();
  return api;
};

describe('The description of a plate', () => {
  it('SCAN-25 a described plate is a snack, and asks about words that were not understood', async () => {
    const api = await describePlate('a banana with blorp');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Snack' }).checked).toBe(true);
    await clickButton('Add Blorp cake');
    expect(screen.getByRole('list', { name: 'Foods on the plate' }).textContent).toContain('Blorp cake');
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      meal_type: 'snack',
      items: [{ name: 'Banana' }, { name: 'Blorp cake' }],
    });
  });

  it('a description with several meals is logged with one tap, with the photo on the first one', async () => {
    const api = await describePlate('oatmeal for breakfast, yesterday for dinner pizza');
    expect(await screen.findByRole('region', { name: 'Yesterday, dinner' })).toBeDefined();
    await clickButton('Log Food');
    await toast('2 meals logged');
    expect(api.sentTo(foodEntryRoutes.create).map(({ body }) => body)).toMatchObject([
      { meal_type: 'breakfast', image_url: KEY },
      { meal_type: 'dinner', items: [{ name: 'Cheese pizza' }] },
    ]);
    expect(api.sentTo(foodEntryRoutes.create)[1]?.body).not.toHaveProperty('image_url');
  });
});
