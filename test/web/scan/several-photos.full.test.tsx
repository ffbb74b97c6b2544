import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { useScriptedBrowser } from './scripted-browser.ts';
import {
  addByCamera,
  aJpeg,
  choose,
  fileOf,
  keyOf,
  openResult,
  openScanner,
  scriptScanner,
  theResult,
  toast,
} from './scanner.tsx';
import { eventually } from '#test/support/eventually.ts';

const browser = useScriptedBrowser();

const together = {
  ...analysis,
  food_name: 'Salmon with rice and soup',
  items: [...analysis.items, aFoodItem({ name: 'Soup', grams: 200 })],
  image_url: '/photos/first?Signature=y',
};
const sentKeys = (api: ReturnType<typeof scriptScanner>) =>
  api.sentTo(scanRoutes.analyze).map(({ body }) => body);
const thumbnails = () => screen.getAllByRole('img', { name: /^Photo \d$/ });
const plateName = async () => (await theResult()).nextElementSibling?.textContent;

describe('Another photo of the same meal', () => {
  it('produces a joint analysis with the first photo, which replaces the previous plate', async () => {
    const { api } = await openResult({ analyze: [analysis, together] });
    await clickButton('Remove White rice, cooked');
    await addByCamera();
    expect(await plateName()).toBe('Salmon with rice and soup');
    expect(screen.getByText('White rice, cooked')).toBeDefined();
    expect(sentKeys(api)).toEqual([{ image: keyOf(0) }, { images: [keyOf(0), keyOf(1)] }]);
    expect(browser.uploads).toHaveLength(2);
    expect(browser.stream.active).toBe(false);
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({ image_url: together.image_url });
  });

  it('another photo warns that corrections will be lost', async () => {
    await openResult();
    await clickButton('Remove White rice, cooked');
    await clickButton('Add another photo of this meal');
    expect(await screen.findByText(/you’ll lose your corrections/)).toBeDefined();
  });

  it('another photo keeps the corrected plate when it is canceled', async () => {
    await openResult();
    await clickButton('Remove White rice, cooked');
    await clickButton('Add another photo of this meal');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take a photo' }));
    await screen.findByRole('dialog', { name: 'Camera' });
    await clickButton('Cancel');
    await theResult();
    expect(screen.queryByText('White rice, cooked')).toBeNull();
    expect(screen.getByText('Salmon, roasted')).toBeDefined();
  });

  it('another photo can be chosen from the device', async () => {
    const { api } = await openResult({ analyze: [analysis, together] });
    await choose([aJpeg(), aJpeg()], 'More photos of this meal');
    await eventually(async () => expect(await plateName()).toBe('Salmon with rice and soup'));
    expect(sentKeys(api)[1]).toEqual({ images: [0, 1, 2].map(keyOf) });
  });

  it('another photo changes nothing when it is not a picture', async () => {
    const { api } = await openResult();
    await choose([fileOf('%PDF-1.7', 'menu.pdf')], 'More photos of this meal');
    expect((await toast('We couldn’t read this photo')).text).toContain('PDFs aren’t supported.');
    expect(screen.getByText('White rice, cooked')).toBeDefined();
    expect(sentKeys(api)).toHaveLength(1);
  });

  it('another photo can be removed, and the remaining photos are analyzed again', async () => {
    const api = scriptScanner({ analyze: [together, analysis] });
    openScanner();
    await choose([aJpeg(), aJpeg()]);
    await theResult();
    await clickButton('Remove photo 1');
    await eventually(async () => expect(await plateName()).toBe('Salmon with rice'));
    expect(sentKeys(api)).toEqual([{ images: [keyOf(0), keyOf(1)] }, { image: keyOf(1) }]);
    expect(screen.queryByRole('list', { name: 'Photos of this meal' })).toBeNull();
  });

  it('restores the previous plate when its analysis fails', async () => {
    await openResult({ analyze: [analysis, failure('MODEL_BUSY')] });
    await addByCamera();
    await clickButton('Back to your plate');
    expect(await plateName()).toBe('Salmon with rice');
    expect(screen.queryByRole('list', { name: 'Photos of this meal' })).toBeNull();
  });
});

describe('A broken photo among several', () => {
  it('a broken photo among several shows its name when its upload fails, and only it is uploaded again', async () => {
    const api = scriptScanner();
    browser.upload.statusOf = (index) => (index === 1 ? 403 : 204);
    openScanner();
    await choose([aJpeg(), aJpeg(), aJpeg()]);
    expect((await toast('Analysis Failed')).text).toContain('Photo 2: We couldn’t save the photo.');
    expect(sentKeys(api)).toEqual([]);
    const strip = within(screen.getByRole('list', { name: 'Photos of this meal' }));
    expect(strip.getByText('Please check').closest('li')?.textContent).toContain('Photo 2');
    expect(thumbnails()).toHaveLength(3);
    await clickButton('Retry');
    await theResult();
    expect(browser.uploads).toHaveLength(4);
    expect(sentKeys(api)).toEqual([{ images: [keyOf(0), keyOf(3), keyOf(2)] }]);
  });

  it('a broken photo among several shows its name when the server rejects it, and can be removed', async () => {
    const refused = failure('PHOTO_NOT_AN_IMAGE', [{ field: 'images.1', message: 'This is no picture.' }]);
    const api = scriptScanner({ analyze: [refused, analysis] });
    openScanner();
    await choose([aJpeg(), aJpeg(), aJpeg()]);
    expect((await toast('Analysis Failed')).text).toContain('Photo 2: This is no picture.');
    await clickButton('Remove photo 2');
    await theResult();
    expect(sentKeys(api)[1]).toEqual({ images: [keyOf(0), keyOf(2)] });
    expect(browser.uploads).toHaveLength(3);
  });

  it('a broken photo among several shows its upload progress', async () => {
    scriptScanner();
    browser.upload.statusOf = (index) => (index === 1 ? 'silent' : 204);
    openScanner();
    await choose([aJpeg(), aJpeg()]);
    const sending = async (name: string) =>
      (await screen.findByRole('progressbar', { name })).getAttribute('aria-valuetext');
    await eventually(async () => expect(await sending('Sending photo 1')).toBe('100% sent'));
    expect(await sending('Sending photo 2')).toBe('50% sent');
    expect(await sending('Sending 2 photos')).toBe('75% sent');
  });
});

describe('Several photos with a text description', () => {
  it('several photos with a text description keep the first photo with the meal, and can be removed', async () => {
    const api = scriptScanner({ analyze: [failure('VISION_NOT_CONFIGURED')] });
    openScanner();
    await choose([aJpeg(), aJpeg(), aJpeg()]);
    await screen.findByText('The first photo is saved with your meal.');
    await clickButton('Remove photo 1');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Photos of this meal' }));
    await userEvent.type(screen.getByLabelText('Foods and amounts'), 'rice');
    await clickButton('Find foods');
    await theResult();
    expect(screen.queryByRole('button', { name: 'Add another photo of this meal' })).toBeNull();
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({ image_url: keyOf(1) });
  });
});
