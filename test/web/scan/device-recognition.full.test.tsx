import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { type DeviceScript, standInForDeviceModel } from '#test/support/device-model.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { salmonItem } from '#test/support/builders/a-food-item.ts';
import { addByCamera, KEY, openScanner, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';
import { scriptBrowser } from './scripted-browser.ts';
import { eventually } from '#test/support/eventually.ts';

beforeEach(() => void scriptBrowser());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

const grounded = { items: [salmonItem], engine: 'device' as const };
const salmon = JSON.stringify(seenMealOf(['grilled salmon', 100]));

/** Opens a photo with a server without a model, in a browser that has one. */
const open = async (script: Partial<DeviceScript> = {}) => {
  const asked = standInForDeviceModel({ availability: 'available', answers: [salmon], ...script });
  const api = scriptScanner({ analyze: [failure('VISION_NOT_CONFIGURED')] });
  api.on(foodRoutes.ground, () => grounded);
  const view = openScanner();
  await takePhoto();
  await screen.findByRole('heading', { name: 'What is on the plate?' });
  return { api, asked, ...view };
};
const recognise = () => clickButton('Analyze on this device');
const isAsked = () => screen.findByRole('heading', { name: 'What is on the plate?' });
const noMealYet = () => expect(screen.queryByRole('heading', { name: 'Here’s your plate' })).toBeNull();

describe('The recognition on the device', () => {
  it('D17 names and weighs the foods, takes their values from the food table, and logs the meal with its photo', async () => {
    const { api, asked } = await open();
    await recognise();
    await theResult();
    expect((await toast('Food Recognized!')).tone).toBe('success');
    expect(api.sentTo(foodRoutes.ground).map(({ body }) => body)).toEqual([
      { items: seenMealOf(['grilled salmon', 100]).items },
    ]);
    expect(asked.prompts[0]?.messages).toMatchObject([
      { content: [{ type: 'text' }, { type: 'image', value: expect.any(Blob) as Blob }] },
    ]);
    expect(screen.getByText('USDA 175168')).toBeDefined();
    expect(screen.getByText(/^Analyzed on this device .* stored in your diary\.$/)).toBeDefined();
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      calories: 206,
      image_url: KEY,
      items: [salmonItem],
    });
  });

  it('D17 appears only when the browser supports such a model, beside the text description, and no screen names a setting', async () => {
    await open({ availability: 'unavailable' });
    expect(screen.queryByRole('button', { name: 'Analyze on this device' })).toBeNull();
    expect(screen.getByText(/^Foods in photos aren’t recognized here\. Your photo is saved/)).toBeDefined();
    expect(document.body.textContent).not.toContain('OPENAI_');
  });

  it('the recognition on the device warns that the browser must download its model, but only when it must', async () => {
    const { unmount } = await open({ availability: 'downloadable' });
    expect(await screen.findByText(/several gigabytes/)).toBeDefined();
    unmount();
    await open();
    await screen.findByRole('button', { name: 'Analyze on this device' });
    expect(screen.queryByText(/several gigabytes/)).toBeNull();
  });

  it('shows the download, explains that the photo stays here, and can be canceled', async () => {
    const { asked } = await open({ availability: 'downloadable', download: [0.42], hangs: true });
    await recognise();
    const bar = await screen.findByRole('progressbar', { name: 'Downloading your browser’s AI' });
    expect(bar.getAttribute('aria-valuetext')).toBe('42% downloaded');
    expect(screen.getByText(/^Analyzed on this device\. .* It’s stored in your diary\.$/)).toBeDefined();
    await clickButton('Cancel');
    await isAsked();
    expect(asked.aborted).toBe(1);
    noMealYet();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it.each<[string, Partial<DeviceScript>, string]>([
    ['sees no food', { answers: [JSON.stringify(seenMealOf())] }, 'didn’t find any food'],
    [
      'sees food that weighs nothing',
      { answers: [JSON.stringify(seenMealOf(['salmon', 0]))] },
      'didn’t find any food',
    ],
    ['answers nonsense', { answers: ['Looks tasty!'] }, 'couldn’t read'],
    ['answers in another format', { answers: ['{"items":[{"name":"salmon"}]}'] }, 'couldn’t read'],
    ['cannot start', { createFails: 'NotAllowedError' }, 'couldn’t read'],
  ])(
    'SCAN-36 (D17) asks for a text description and invents no food when the model %s',
    async (_, script, said) => {
      const { api } = await open(script);
      await recognise();
      expect((await toast('Analysis Failed')).text).toContain(said);
      await isAsked();
      noMealYet();
      expect(api.sentTo(foodRoutes.ground)).toEqual([]);
      expect(screen.getByText(/Your photo is still here/)).toBeDefined();
      await userEvent.type(screen.getByLabelText('Foods and amounts'), 'a bowl of rice');
      await clickButton('Find foods');
      await theResult();
    },
  );

  it('the recognition on the device keeps the photo when the food table is unreachable, and can be retried', async () => {
    const { api } = await open();
    api.on(foodRoutes.ground, () => failure('SERVICE_UNAVAILABLE'));
    await recognise();
    expect((await toast('Analysis Failed')).text).toContain('Platewise is busy right now.');
    api.on(foodRoutes.ground, () => grounded);
    await recognise();
    await theResult();
  });

  it('the recognition on the device analyzes all photos of a meal together', async () => {
    const { asked } = await open();
    await recognise();
    await theResult();
    await addByCamera();
    await isAsked();
    await recognise();
    await theResult();
    const content = [{ type: 'text' }, { type: 'image' }, { type: 'image' }];
    expect(asked.prompts[1]?.messages).toMatchObject([{ role: 'user', content }]);
  });

  it('the recognition on the device pauses with the scanner, and continues when it is back', async () => {
    const { asked, goElsewhere, comeBack } = await open({ hangs: true });
    await recognise();
    await eventually(() => expect(asked.created).toHaveLength(1));
    goElsewhere();
    await eventually(() => expect(asked.aborted).toBe(1));
    comeBack();
    await eventually(() => expect(asked.created).toHaveLength(2));
  });

  it('the recognition on the device handles a photo that must not go to a provider', async () => {
    standInForDeviceModel({ availability: 'available', answers: [salmon] });
    const api = scriptScanner({ analyze: [failure('CONSENT_NEEDED')] });
    api.on(foodRoutes.ground, () => grounded);
    openScanner();
    await takePhoto();
    await clickButton('Don’t allow');
    await recognise();
    await theResult();
    expect(api.sentTo(scanRoutes.analyze)).toHaveLength(1);
  });
});
