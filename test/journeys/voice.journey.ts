import { expect, inRealTime, openTab, signedInPerson, test } from './journey.ts';

/** Time to play and transcribe speech, in ms. */
const SPEECH_MS = 25_000;

test(
  'DASH-15 VLOG-21 a meal spoken into the microphone becomes editable foods and an entry',
  inRealTime,
  async ({ page }) => {
    // Headless Chromium has a speech recognizer without a service, which recognizes nothing. This one fails like Chromium
    // without a speech service, so that the app falls back to a recording.
    await page.addInitScript(() => {
      class FailingRecognition {
        onerror: ((event: { error: string }) => void) | null = null;
        onend: (() => void) | null = null;
        start(): void {
          setTimeout(() => {
            this.onerror?.({ error: 'network' });
            this.onend?.();
          });
        }
        stop(): void {}
        abort(): void {}
      }
      Object.assign(window, {
        SpeechRecognition: FailingRecognition,
        webkitSpeechRecognition: FailingRecognition,
      });
    });
    await signedInPerson(page);
    await openTab(page, 'Voice Logger');
    await page.getByRole('switch', { name: 'Stop when I pause' }).click();
    await page.getByRole('button', { name: 'Start listening' }).click();
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    const foods = page.getByRole('list', { name: 'Foods you mentioned' });
    await expect(foods.getByText(/egg/i).first()).toBeVisible({ timeout: SPEECH_MS });
    await expect(foods.getByText(/juice/i).first()).toBeVisible();
    await expect(page.getByRole('log')).toContainText(/juice/);
    await expect(page.getByRole('radio', { name: 'Breakfast' })).toBeChecked();

    const eggs = page.getByRole('textbox', { name: /egg.*, g$/i });
    await eggs.fill('120');
    await eggs.press('Tab');
    await page.getByLabel('Food name').fill('Spoken breakfast');
    const calories = await page.getByLabel('Calories').inputValue();
    await page.getByRole('button', { name: 'Log Food', exact: true }).last().click();
    await expect(page.getByText('Food Logged', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const entry = page.getByRole('listitem').filter({ hasText: 'Spoken breakfast' });
    await expect(entry).toContainText(calories);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry).toHaveCount(0);
  },
);
