import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { photoRoutes } from '#shared/photos/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import type { PhotoRecognition } from '#shared/scan/schema.ts';
import { standInForDeviceModel } from '#test/support/device-model.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { failure } from '#test/support/scripted-api.ts';
import { KEY, openScanner, scriptScanner, takePhoto, theResult, words } from './scanner.tsx';
import { useScriptedBrowser } from './scripted-browser.ts';

useScriptedBrowser();

const open = (recognition: PhotoRecognition | Response) => {
  const api = scriptScanner();
  api.on(scanRoutes.recognition, () => recognition);
  openScanner();
  return api;
};
const none: PhotoRecognition = { has_model: false, ai_consent: null };
/** Returns the name of the filled button, of which there is one. */
const primary = async (): Promise<string[]> => {
  await screen.findByRole('button', { name: 'Start Camera' });
  return screen
    .getAllByRole('button')
    .filter((button) => button.dataset.variant === 'filled')
    .map((button) => button.textContent);
};

describe('The start card of the scanner', () => {
  it.each([
    [
      'a model is connected and allowed',
      { has_model: true, ai_consent: 'granted' },
      'Start Camera',
      /We list each food/,
    ],
    [
      'the user is undecided',
      { has_model: true, ai_consent: null },
      'Start Camera',
      /We ask you before the first photo/,
    ],
    [
      'the user declined',
      { has_model: true, ai_consent: 'declined' },
      'Describe your meal',
      /You chose not to share/,
    ],
    ['no model is connected', none, 'Describe your meal', /Foods in photos aren’t recognized here/],
  ] as const)(
    'SCAN-01 D17 says what will happen, and offers the right way first, when %s',
    async (_, recognition, first, text) => {
      open(recognition);
      expect(await primary()).toEqual([first]);
      expect(screen.getByText(text)).toBeDefined();
      expect(document.body.textContent).not.toContain('OPENAI');
    },
  );

  it('shows the price of a photo only if a model may read it', async () => {
    open(none);
    await primary();
    expect(screen.queryByText(/credits if we find food/)).toBeNull();
  });

  it('offers the photo first when the browser has its own model', async () => {
    standInForDeviceModel({ availability: 'available', answers: [] });
    open(none);
    expect(await screen.findByText(/built-in AI finds the foods on this device/)).toBeDefined();
    expect(await primary()).toEqual(['Start Camera']);
    Reflect.deleteProperty(globalThis, 'LanguageModel');
  });

  it('works without an answer of the server', async () => {
    open(failure('SERVICE_UNAVAILABLE'));
    expect(await primary()).toEqual(['Start Camera']);
  });

  it('says while offline that a photo can be finished later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(none);
    expect(await screen.findByText(/^You’re offline\. Take a photo now/)).toBeDefined();
    expect(await primary()).toEqual(['Describe your meal']);
  });

  it('describes a meal without a photo', async () => {
    const api = open(none);
    await clickButton('Describe your meal');
    expect(screen.queryByRole('img', { name: 'Your meal' })).toBeNull();
    expect(screen.queryByText(/photo/i)).toBeNull();
    await userEvent.type(await screen.findByLabelText('Foods and amounts'), 'a bowl of rice');
    await clickButton('Find foods');
    await theResult();
    expect(api.sentTo(photoRoutes.create)).toEqual([]);
    expect(api.sentTo(foodRoutes.describe)).toHaveLength(1);
  });

  it('sends the details with the photo in one request', async () => {
    const api = open({ has_model: true, ai_consent: 'granted' });
    await userEvent.type(await screen.findByLabelText('Add details (optional)'), ' with oat milk ');
    await takePhoto();
    await theResult();
    expect(api.sentTo(scanRoutes.analyze).map(({ body }) => body)).toEqual([
      { image: KEY, text: 'with oat milk' },
    ]);
  });

  it('keeps the details for the description when the photo cannot be read', async () => {
    const api = scriptScanner({ analyze: [failure('NO_FOOD_IN_PHOTO')], describe: [words()] });
    api.on(scanRoutes.recognition, () => ({ has_model: true, ai_consent: 'granted' as const }));
    openScanner();
    await userEvent.type(await screen.findByLabelText('Add details (optional)'), 'rice');
    await takePhoto();
    await clickButton('Type it instead');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Foods and amounts')).value).toBe('rice');
  });
});
