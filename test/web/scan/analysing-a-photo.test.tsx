import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { photoRoutes } from '#shared/photos/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { useScriptedBrowser } from './scripted-browser.ts';
import {
  KEY,
  openResult,
  openScanner,
  scriptScanner,
  takePhoto,
  theResult,
  toast,
  words,
} from './scanner.tsx';
import { eventually } from '#test/support/eventually.ts';

const browser = useScriptedBrowser();

describe('The photo analysis', () => {
  it('API-05 stores the photo in the bucket, then sends its key for analysis', async () => {
    const { api } = await openResult();
    expect(api.sentTo(photoRoutes.create)[0]?.body).toEqual({ content_type: 'image/jpeg', size: 4 });
    const [upload] = browser.uploads;
    expect([...(upload?.form.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
    expect(api.sentTo(scanRoutes.analyze).map(({ body }) => body)).toEqual([{ image: KEY }]);
  });

  it("SCAN-05 shows 'Analyzing food...' meanwhile, and can be canceled", async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    openScanner();
    await takePhoto();
    expect(await screen.findByText('Analyzing food...')).toBeDefined();
    await clickButton('Cancel');
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('SCAN-36 ERR-03 the photo analysis shows why it failed, keeps the photo, and retries without uploading it again', async () => {
    const api = scriptScanner({ analyze: [failure('MODEL_TIMEOUT'), analysis] });
    openScanner();
    await takePhoto();
    const said = await toast('Analysis Failed');
    expect(said.tone).toBe('error');
    expect(said.text).toContain('Photo recognition took too long.');
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeDefined();
    await clickButton('Retry');
    await theResult();
    expect(browser.uploads).toHaveLength(1);
    expect(api.sentTo(scanRoutes.analyze)).toHaveLength(2);
  });

  it("SCAN-36 shows 'Unable to analyze the food image' when the failure has no message", async () => {
    scriptScanner({
      analyze: [Response.json({ code: 'INTERNAL', message: '', request_id: 'r' }, { status: 500 })],
    });
    openScanner();
    await takePhoto();
    expect((await toast('Analysis Failed')).text).toContain('Unable to analyze the food image');
  });

  it('the photo analysis allows a stalled upload a minute, keeps the photo, and uploads it again', async () => {
    scriptScanner();
    browser.upload.status = 'silent';
    openScanner();
    await takePhoto();
    await eventually(() => expect(browser.uploads).toHaveLength(1));
    expect(browser.uploads[0]?.limit).toBe(60_000);
    browser.uploads[0]?.timeOut();
    expect((await toast('Analysis Failed')).text).toContain('This took too long.');
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeDefined();
    browser.upload.status = 204;
    await clickButton('Retry');
    await theResult();
  });

  it('SCAN-36 the photo analysis keeps the photo after a failed upload, and uploads it again', async () => {
    scriptScanner();
    browser.upload.status = 403;
    openScanner();
    await takePhoto();
    expect((await toast('Analysis Failed')).text).toContain('We couldn’t save the photo.');
    browser.upload.status = 204;
    await clickButton('Retry');
    await theResult();
    expect(browser.uploads).toHaveLength(2);
  });

  it("D17 asks 'What is on the plate?' when no model is connected, and logs the description with the photo", async () => {
    const lunch = words([aFoodItem()], { meal_type: 'lunch', not_understood: ['some zorp'] });
    const api = scriptScanner({
      analyze: [failure('VISION_NOT_CONFIGURED')],
      describe: [failure('NO_FOOD_RECOGNISED'), lunch],
    });
    openScanner();
    await takePhoto();
    expect(await screen.findByRole('heading', { name: 'What is on the plate?' })).toBeDefined();
    expect(screen.getByText(/^Foods in photos aren’t recognized here\. Your photo is saved/)).toBeDefined();
    expect(document.body.textContent).not.toContain('OPENAI_');
    await userEvent.type(screen.getByLabelText('Foods and amounts'), 'rice and some zorp');
    await clickButton('Find foods');
    expect(await screen.findByText(/We didn’t recognize any food in this/)).toBeDefined();
    await clickButton('Find foods');
    await theResult();
    expect(await screen.findByText('“some zorp”: add it?')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lunch' }).checked).toBe(true);
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({
      image_url: KEY,
      meal_type: 'lunch',
      calories: 195,
    });
  });

  it('the photo analysis offers a text description after a failure', async () => {
    scriptScanner({ analyze: [failure('NO_FOOD_IN_PHOTO')] });
    openScanner();
    await takePhoto();
    await clickButton('Type it instead');
    await userEvent.type(await screen.findByLabelText('Foods and amounts'), 'a bowl of rice');
    await clickButton('Find foods');
    await theResult();
  });
});
