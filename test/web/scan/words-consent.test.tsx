import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { openScanner, scriptScanner, takePhoto, theResult, toast, words } from './scanner.tsx';
import { scriptBrowser } from './scripted-browser.ts';

beforeEach(() => void scriptBrowser());
afterEach(() => void vi.restoreAllMocks());

const zorp = words([aFoodItem({ name: 'Zorp', grams: 50 })]);
const theQuestion = () => screen.findByRole('heading', { name: 'May a provider see it?' });
const isOnPlate = (name: string) => screen.findByRole('button', { name: `${name}: something else?` });

/** Types a description for a photo without detected food. */
const tell = async (...answers: (ReturnType<typeof words> | Response)[]) => {
  const api = scriptScanner({ analyze: [failure('NO_FOOD_IN_PHOTO')], describe: answers });
  openScanner();
  await takePhoto();
  await clickButton('Type it instead');
  await userEvent.type(await screen.findByLabelText('Foods and amounts'), 'rice and some zorp');
  await clickButton('Find foods');
  return () => api.sentTo(foodRoutes.describe).map(({ body }) => (body as { text: string }).text);
};
const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Foods and amounts').value;

describe('The text description of a plate that only a model may know', () => {
  it('D45 asks for consent in place, keeps the text, and looks it up again after an agreement', async () => {
    const asked = await tell(failure('CONSENT_NEEDED'), zorp);
    await theQuestion();
    expect(typed()).toBe('rice and some zorp');
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeDefined();
    await clickButton('Allow');
    await theResult();
    expect(asked()).toEqual(['rice and some zorp', 'rice and some zorp']);
  });

  it('D45 reports nothing recognized after a refusal, and keeps the text', async () => {
    const asked = await tell(failure('CONSENT_NEEDED'), zorp);
    await theQuestion();
    await clickButton('Don’t allow');
    expect(await screen.findByText(/We didn’t recognize any food in this/)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'May a provider see it?' })).toBeNull();
    expect([typed(), asked()]).toEqual(['rice and some zorp', ['rice and some zorp']]);
  });
});

describe('The text description of a plate that a model may complete', () => {
  const partly = words([aFoodItem()], { not_understood: ['some zorp'], consent_needed: true });

  it('D45 offers to ask the model, and adds its foods to the plate after an agreement', async () => {
    const asked = await tell(partly, zorp);
    await theResult();
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).not.toContain('');
    await clickButton('Ask AI about “some zorp”');
    await theQuestion();
    await clickButton('Allow');
    await isOnPlate('Zorp');
    await isOnPlate(aFoodItem().name);
    expect(asked()).toEqual(['rice and some zorp', 'some zorp']);
    expect(screen.queryByText(/We didn’t understand/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
  });

  it('D45 keeps the plate after a refusal, and asks about the rest', async () => {
    await tell(partly, zorp);
    await clickButton('Ask AI about “some zorp”');
    await clickButton('Don’t allow');
    await toast('We didn’t understand that');
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
    expect(await screen.findByRole('group', { name: '“some zorp”: add it?' })).toBeDefined();
  });

  it('D45 asks for consent for an added food too', async () => {
    await tell(words(), failure('CONSENT_NEEDED'), zorp);
    await clickButton('Add an item');
    await userEvent.type(screen.getByLabelText('Food to add'), 'zorp{Enter}');
    await theQuestion();
    expect(screen.getByLabelText<HTMLInputElement>('Food to add').value).toBe('zorp');
    await clickButton('Allow');
    await isOnPlate('Zorp');
  });
});
