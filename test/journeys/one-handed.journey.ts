import { coveredButtons } from './covered-buttons.ts';
import { expectInReach } from './expect-in-reach.ts';
import { expect, onlyInFull, openTab, signedInPerson, test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
  'a described meal with an unknown packaged food is completed and logged with the thumb',
  onlyInFull,
  async ({ page }) => {
    await signedInPerson(page);
    await openTab(page, 'Log Food');
    const form = page.getByRole('form', { name: 'Log Food' });
    await form.getByLabel('Food name').fill('a banana and 200 ml blorp');
    await page.keyboard.press('Enter');
    const question = form.getByRole('group', { name: '“200 ml blorp”: add it?' });
    await expect(question).toBeVisible();
    expect(await coveredButtons(page)).toEqual([]);
    await question.getByRole('button', { name: 'Search for “200 ml blorp”' }).tap();
    await question.getByLabel('What is “200 ml blorp”?').fill('one egg');
    await question.getByRole('button', { name: 'Add', exact: true }).tap();
    await expect(form.getByRole('list', { name: 'Results' })).toContainText('Egg');
    await expect(question).toHaveCount(0);
    const log = form.getByRole('button', { name: 'Log Food', exact: true });
    await log.scrollIntoViewIfNeeded();
    await expectInReach(page, log);
    await log.tap();
    await expect(page.getByText('Food logged successfully!')).toBeVisible();

    await openTab(page, 'Log Food');
    await form.getByLabel('Food name').fill('oat drink');
    await page.getByRole('button', { name: 'Search packaged foods' }).tap();
    const found = page.getByRole('region', { name: 'Packaged foods' });
    await expect(found.getByRole('link', { name: /^Open Food Facts/ })).toBeVisible();
    await found.getByRole('button', { name: /^Oat drink barista/ }).tap();
    await expect(form.getByLabel('Calories')).toHaveValue('44');
    await expect(
      form.getByText('Contains gluten, avoine. May contain nuts.', { exact: false }),
    ).toBeVisible();
    expect(await coveredButtons(page)).toEqual([]);
    await log.tap();
    await openTab(page, 'Diary');
    await expect(page.getByRole('listitem').filter({ hasText: 'Oat drink barista' }).first()).toBeVisible();
  },
);

test(
  'a dictated day is previewed by meal, logged with one tap and undone with one',
  onlyInFull,
  async ({ page }) => {
    // Chromium without a speech service recognizes nothing: this recognizer says one sentence.
    await page.addInitScript(() => {
      class Recognition {
        onresult: ((event: object) => void) | null = null;
        onend: (() => void) | null = null;
        start(): void {
          const transcript =
            'for breakfast two boiled eggs for lunch a green salad and for dinner a slice of cheese pizza';
          const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true });
          setTimeout(() => this.onresult?.({ resultIndex: 0, results: [result] }), 200);
        }
        stop(): void {
          this.onend?.();
        }
        abort(): void {
          this.onend?.();
        }
      }
      Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
    });
    await signedInPerson(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTab(page, 'Voice Logger');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Start listening' }).tap();
    for (const [meal, food] of [
      ['breakfast', /egg/i],
      ['lunch', /salad/i],
      ['dinner', /pizza/i],
    ] as const)
      await expect(page.getByRole('region', { name: `Today, ${meal}` })).toContainText(food);
    expect(await coveredButtons(page)).toEqual([]);
    const log = page.getByRole('main').getByRole('button', { name: 'Log Food', exact: true });
    await log.scrollIntoViewIfNeeded();
    await expectInReach(page, log);
    await log.tap();
    await expect(page.getByText('3 meals logged')).toBeVisible();
    const pizza = page.getByRole('listitem').filter({ hasText: /pizza/i });
    await expect(pizza.first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(pizza).toHaveCount(0);
  },
);
