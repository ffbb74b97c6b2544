import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { analysis, salmonWithRice } from '#test/support/builders/a-food-analysis.ts';
import { aFoodItem, salmonItem } from '#test/support/builders/a-food-item.ts';
import { useScriptedBrowser } from './scripted-browser.ts';
import { entry, openResult, openScanner, scriptScanner, theResult, toast, words } from './scanner.tsx';
import { eventually } from '#test/support/eventually.ts';

const browser = useScriptedBrowser();

describe('A meal that was not read', () => {
  it('SCAN-27 a meal that was not read cannot be logged before, during or after a failed analysis', async () => {
    let answer = (_: Response) => undefined as void;
    const api = scriptScanner();
    api.on(scanRoutes.analyze, () => new Promise((resolve) => (answer = resolve)));
    openScanner();
    const cannotBeLogged = () => expect(screen.queryByRole('button', { name: /Log Food/ })).toBeNull();
    cannotBeLogged();
    await clickButton('Start Camera');
    await screen.findByRole('dialog', { name: 'Camera' });
    cannotBeLogged();
    await clickButton('Capture Photo');
    await screen.findByText('Analyzing food...');
    cannotBeLogged();
    await eventually(() => expect(api.sentTo(scanRoutes.analyze)).toHaveLength(1));
    answer(failure('MODEL_BUSY'));
    await toast('Analysis Failed');
    cannotBeLogged();
    await clickButton('Type it instead');
    await screen.findByRole('heading', { name: 'What is on the plate?' });
    cannotBeLogged();
    expect(api.sentTo(foodEntryRoutes.create)).toEqual([]);
  });
});

describe('The scan result', () => {
  const totals = () => screen.getByRole('region', { name: 'Totals' }).textContent;
  const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

  it('SCAN-06 SCAN-07 SCAN-30 shows photo, foods and totals, with Log Food and Cancel', async () => {
    await openResult();
    expect((await toast('Food Recognized!')).tone).toBe('success');
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Your meal' }).src).toBe('blob:photo');
    expect((await theResult()).nextElementSibling?.textContent).toBe('Salmon with rice');
    expect(screen.getByText('USDA 175168')).toBeDefined();
    expect(totals()).toContain('401kcal, 250 g');
    expect(screen.getByRole('button', { name: 'Log Food' })).toBeDefined();
    await clickButton('Cancel');
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
    expect(browser.revoked).toHaveBeenCalledWith('blob:photo');
  });

  it('SCAN-08 SCAN-09 SCAN-10 shows cost in dollars, confidence in percent and the health score label', async () => {
    await openResult();
    expect(fact('Estimated cost')).toBe('$6.40');
    expect(fact('Confidence')).toContain('86%');
    expect(fact('Health score')).toContain('Good');
  });

  it('API-06 shows every part of the answer, and logs the parts that belong to the diary', async () => {
    const { api } = await openResult();
    expect((await theResult()).nextElementSibling?.textContent).toBe(analysis.food_name);
    expect(totals()).toBe('401kcal, 250 gProtein26.1 g Carbs42 g Fat12.5 g Fiber0.6 gSugar0.2 gSodium63 mg');
    const facts = ['Confidence', 'Estimated cost', 'Equipment', 'Dietary labels', 'Allergens'].map(fact);
    expect(facts).toEqual([expect.stringContaining('86%'), '$6.40', 'Oven', 'Pescatarian', 'Fish']);
    await clickButton('Log Food');
    await toast('Food Logged!');
    const { serving_size, confidence_score } = analysis;
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({ serving_size, confidence_score });
  });

  it("SCAN-08 (D16) the scan result shows 'not known' for a cost without an estimate", async () => {
    await openResult({ analyze: [{ ...analysis, estimated_cost: null }] });
    expect(fact('Estimated cost')).toBe('not known');
  });

  it('the scan result updates immediately with a corrected weight', async () => {
    await openResult();
    await userEvent.click(screen.getByRole('button', { name: 'More White rice, cooked' }));
    expect(totals()).toContain('414kcal, 260 g');
  });

  it('the scan result looks a food up again under its corrected name, and keeps the weight', async () => {
    const tuna = { calories: 130, protein: 29, carbs: 0, fat: 1, fiber: 0, sugar: 0, sodium: 50 };
    const { api } = await openResult({
      describe: [words([aFoodItem({ name: 'Tuna', grams: 85, per_100_g: tuna, record_id: 'usda:1' })])],
    });
    await clickButton('Salmon, roasted: something else?');
    const field = screen.getByLabelText('What is it, if not Salmon, roasted?');
    await userEvent.clear(field);
    await userEvent.type(field, 'tuna{Enter}');
    expect(await screen.findByText('USDA 1')).toBeDefined();
    expect(totals()).toContain('325kcal, 250 g');
    expect(api.sentTo(foodRoutes.describe)[0]?.body).toEqual({ text: 'tuna' });
  });

  it('the scan result removes foods, and adds others from text', async () => {
    await openResult({ describe: [words([aFoodItem({ name: 'Bread', grams: 40 })])] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Salmon, roasted' }));
    expect(totals()).toContain('195kcal, 150 g');
    await clickButton('Add an item');
    await userEvent.type(screen.getByLabelText('Food to add'), 'a slice of bread{Enter}');
    expect(await screen.findByText('Bread')).toBeDefined();
    expect(totals()).toContain('247kcal, 190 g');
  });

  it('SCAN-27 the scan result cannot be logged once the plate is empty', async () => {
    await openResult();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Salmon, roasted' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove White rice, cooked' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log Food' }).disabled).toBe(true);
  });

  it('SCAN-25 SCAN-28 SCAN-31 the scan result logs the meal as a snack with all its data', async () => {
    const { api, onLogged } = await openResult();
    await clickButton('Log Food');
    expect((await toast('Food Logged!')).tone).toBe('success');
    expect(api.sentTo(foodEntryRoutes.create).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...salmonWithRice,
        meal_type: 'snack',
        image_url: analysis.image_url,
        items: [salmonItem, aFoodItem()],
      }),
    ]);
    expect(onLogged).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Start Camera' })).toBeDefined();
  });

  it('the scan result offers Undo after the meal is logged, and names its calories', async () => {
    const { api } = await openResult();
    api.on(foodEntryRoutes.remove, () => undefined);
    await clickButton('Log Food');
    expect((await toast('Food Logged!')).text).toMatch(/\d+ kcal\.Undo$/);
    await clickButton('Undo');
    await eventually(() => expect(api.sentTo(foodEntryRoutes.remove)).toHaveLength(1));
  });

  it('SCAN-31 logs the meal once, however often Log Food is clicked', async () => {
    const { api, onLogged } = await openResult();
    const log = screen.getByRole('button', { name: 'Log Food' });
    act(() => {
      log.click();
      log.click();
      log.click();
    });
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)).toHaveLength(1);
    expect(onLogged).toHaveBeenCalledOnce();
  });

  it('the scan result stays after a failure, and reuses the idempotency key for the retry', async () => {
    const { api } = await openResult({
      log: [new TypeError('network'), entry],
    });
    await clickButton('Log Food');
    expect((await toast('Error')).text).toContain('We couldn’t reach the server.');
    await clickButton('Log Food');
    await toast('Food Logged!');
    const [first, second] = api
      .sentTo(foodEntryRoutes.create)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\w-]{8,}$/);
    expect(second).toBe(first);
  });

  it('logs the meal without a photo that no longer exists', async () => {
    const { api } = await openResult({
      log: [failure('PHOTO_NOT_FOUND'), entry],
    });
    await clickButton('Log Food');
    expect((await toast('Error')).text).toContain('without it');
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[1]?.body).toMatchObject({ image_url: null });
  });
});
