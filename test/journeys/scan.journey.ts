import AxeBuilder from '@axe-core/playwright';
import { pictureSizeOf } from '#shared/photos/picture-size.ts';
import { type DeviceScript, standInForDeviceModel } from '#test/support/device-model.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { seenMealOf } from '#test/support/picture-model.ts';
import type { Page } from '@playwright/test';
import { expect, openTab, signedInPerson, test, onlyInFull } from './journey.ts';

const picture = process.env.JOURNEY_PICTURE ?? '';

/** Creates a user who has already consented to sending photos to an AI provider. */
const personWhoAgreed = async (page: Page) => {
  const user = await signedInPerson(page);
  await user.call('PUT', '/api/profile', { ai_consent: 'granted' });
  return user;
};

/** Logs the plate and checks that the list shows the entry with its photo. */
const logWithPicture = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
  await expect(page.getByText('Food Logged!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name }).locator('img')).toBeVisible();
};

test('a camera photo becomes items with editable grams, then an entry with its photo', async ({
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
  const before = await model.requestCount();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('Food Recognized!')).toBeVisible();
  expect(await model.requestCount()).toBe(before + 1);
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
  // The layout reserves its space before the image loads.
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
});

test(
  'a failed photo shows an error and remains, and the user can describe the meal instead',
  onlyInFull,
  async ({ page, model }) => {
    await personWhoAgreed(page);
    await openTab(page, 'Scan Food');
    await model.sees(seenMealOf());
    await page.getByLabel('Photo of your meal').setInputFiles(picture);
    await expect(
      page.getByText('We couldn’t find any food in this photo', { exact: false }).first(),
    ).toBeVisible();
    await model.fails(429);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Photo recognition is busy', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Type it instead' }).click();
    await page.getByLabel('Foods and amounts').fill('150 g cooked white rice and a banana');
    await page.getByRole('button', { name: 'Find foods' }).click();
    await expect(page.getByRole('textbox', { name: /rice.*, g$/i })).toHaveValue('150');
    await logWithPicture(page, /banana/i);
  },
);

test('SCAN-02 the streaming camera fills the screen in both orientations and turns its light off', async ({
  page,
}) => {
  await signedInPerson(page);
  await openTab(page, 'Scan Food');
  await page.getByRole('button', { name: 'Start Camera' }).click();
  const view = page.getByRole('dialog', { name: 'Camera' });
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => view.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    await expect(page.getByRole('button', { name: 'Capture Photo' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  }
  const stream = await page.evaluateHandle(() => document.querySelector('video')?.srcObject as MediaStream);
  expect(await stream.evaluate(({ active }) => active)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect.poll(() => stream.evaluate(({ active }) => active)).toBe(false);
});

test(
  'two photos of one meal are analyzed together, and the entry shows the first',
  onlyInFull,
  async ({ page, model }) => {
    await model.sees(seenMealOf(['grilled salmon', 140]));
    await givePlan(process.env.JOURNEY_DATA ?? '', await personWhoAgreed(page), 'basic');
    await page.reload();
    await openTab(page, 'Scan Food');
    await page.getByLabel('Photo of your meal').setInputFiles([picture, picture]);
    await expect(page.getByRole('heading', { name: 'Here’s your plate' })).toBeVisible();
    // Other journeys send photos to the model at the same time.
    const { pictures } = await model.lastAsked(2);
    for (const sent of pictures) {
      const bytes = Buffer.from(sent.replace(/^data:image\/jpeg;base64,/, ''), 'base64');
      expect(pictureSizeOf(bytes, 'image/jpeg')).toEqual({ width: 640, height: 480 });
    }
    await logWithPicture(page, /salmon/i);
  },
);

test(
  "a photo kept from providers is read by the browser's own model, corrected in two clicks and logged",
  onlyInFull,
  async ({ page, model }) => {
    const seen = JSON.stringify(seenMealOf(['grilled salmon', 140], ['white rice', 150]));
    const script: DeviceScript = { availability: 'downloadable', answers: [seen], download: [0.5, 1] };
    await page.addInitScript(standInForDeviceModel, script);
    await signedInPerson(page);
    const before = await model.requestCount();
    await openTab(page, 'Scan Food');
    await page.getByLabel('Photo of your meal').setInputFiles(picture);
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    await page.getByRole('button', { name: 'Analyze on this device' }).click();
    await expect(page.getByText('Analyzed on this device', { exact: false })).toBeVisible();

    await page.getByRole('button', { name: /salmon: something else/ }).click();
    const others = page.getByRole('list', { name: /^Instead of grilled salmon/ }).getByRole('button');
    await others.first().click();
    await expect(page.getByText('Corrected by you')).toBeVisible();
    await page.getByRole('button', { name: /source of the values for .*salmon/i }).click();
    await expect(page.getByRole('dialog').getByText('Portion weights')).toBeVisible();
    await page.keyboard.press('Escape');
    await logWithPicture(page, /salmon/i);
    expect(await model.requestCount()).toBe(before);
  },
);

// Here, because the journeys of this file take turns with the scripted model.
test(
  'a user stops a reply of the coach by Escape, keeps the shown sentences, and finds them marked after a reload',
  onlyInFull,
  async ({ page, model }) => {
    const user = await personWhoAgreed(page);
    await givePlan(process.env.JOURNEY_DATA ?? '', user, 'enterprise');
    const reply = ['You are doing well today.', ...Array<string>(60).fill('Take your time to eat.')];
    await model.saysSlowly(reply.join(' '), { ttft: 300, tps: 6 });
    const connected = page.waitForEvent('websocket');
    await page.goto('/ai-coach');
    await (await connected).waitForEvent('framereceived', ({ payload }) => String(payload).includes('hello'));
    await page.getByLabel('Message to the coach').fill('How am I doing?');
    await page.keyboard.press('Enter');
    const log = page.getByRole('log', { name: 'Chat with the coach' });
    await expect(log.getByText('You are doing well today.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(log.getByText('Stopped: the rest was not written.')).toBeVisible();
    await expect(page.getByLabel('Message to the coach')).toBeEnabled();
    const kept = (await log.getByRole('listitem').last().innerText()).split('Take your time').length;
    expect(kept).toBeLessThan(30);
    await page.reload();
    await expect(log.getByText('Stopped: the rest was not written.')).toBeVisible();
  },
);
