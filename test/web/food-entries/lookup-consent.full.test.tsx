import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { aBanana } from '#test/support/builders/a-food-item.ts';
import { openLogFood, valueOf } from './open-log-food.tsx';

const blorp = aBanana({ name: 'Blorp', record_id: null, source: 'model' as const, grams: 100 });
const meal = { meal_type: null, not_understood: [], engine: 'rules' as const };
const known = { ...meal, items: [blorp], engine: 'model' as const };

/** A server that requires consent; with it, a model recognizes a blorp. */
const open = (before = () => failure('CONSENT_NEEDED') as object) => {
  const opened = openLogFood();
  let consent: 'granted' | 'declined' | null = null;
  opened.api.on(profileRoutes.save, ({ body }) => {
    consent = (body as { ai_consent: typeof consent }).ai_consent;
    return aProfile({ ai_consent: consent });
  });
  opened.api.on(foodRoutes.describe, () => (consent === 'granted' ? known : (before() as typeof known)));
  const asked = () =>
    opened.api.sentTo(foodRoutes.describe).map(({ body }) => (body as { text: string }).text);
  return { ...opened, asked };
};
const theQuestion = () => screen.findByRole('heading', { name: 'Share this with our AI provider?' });
const noQuestion = () =>
  waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Share this with our AI provider?' })).toBeNull(),
  );

describe('AI Lookup of a food that only a model may know', () => {
  const lookUp = async () => {
    const opened = open();
    await opened.enter({ 'Food name': 'Blorp', Calories: '90' });
    await opened.click('AI Lookup');
    await theQuestion();
    return opened;
  };

  it('D45 asks for consent in place, keeps the typed values and reports no failure', async () => {
    await lookUp();
    expect(document.activeElement).toBe(await theQuestion());
    expect([valueOf('Food name'), valueOf('Calories')]).toEqual(['Blorp', '90']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('D45 looks the food up again after consent, and fills the form', async () => {
    const { click, asked } = await lookUp();
    await click('Allow');
    expect(await screen.findByText(/AI estimated/)).toBeDefined();
    expect(asked()).toEqual(['Blorp', 'Blorp']);
    await noQuestion();
  });

  it('D45 keeps the typed values after a refusal, reports nothing found, and does not look up again', async () => {
    const { click, asked } = await lookUp();
    await click('Don’t allow');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to get nutrition data');
    await noQuestion();
    expect([valueOf('Food name'), valueOf('Calories'), asked()]).toEqual(['Blorp', '90', ['Blorp']]);
  });

  it('D45 keeps asking when the choice cannot be saved', async () => {
    const { api, click, asked } = await lookUp();
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await click('Allow');
    expect((await screen.findByRole('alert')).textContent).toContain('Platewise is busy right now.');
    expect([await theQuestion(), asked()]).toEqual([expect.anything(), ['Blorp']]);
  });

  it('D45 does not ask about a food whose name has changed', async () => {
    const { enter } = await lookUp();
    await enter({ 'Food name': ' soup' });
    await noQuestion();
  });
});

describe('AI Lookup of several foods, some of which only a model may know', () => {
  const partly = {
    ...meal,
    items: [aBanana({ grams: 118 })],
    not_understood: ['a blorp'],
    consent_needed: true,
  };
  const lookUp = async () => {
    const opened = open(() => partly);
    await opened.enter({ 'Food name': 'Banana and a blorp' });
    await opened.click('AI Lookup');
    await screen.findByText('Filled in from our food database.');
    return opened;
  };

  it('D45 offers to ask the model about the missing foods, and asks for consent only then', async () => {
    const { click } = await lookUp();
    expect(screen.queryByRole('heading', { name: 'Share this with our AI provider?' })).toBeNull();
    await click('Ask AI about “a blorp”');
    await theQuestion();
  });

  /** Gives consent; the model responds when the returned function is called. */
  const agreeTo = async ({ api, click }: Awaited<ReturnType<typeof lookUp>>) => {
    const { promise, resolve } = Promise.withResolvers<typeof known>();
    await click('Ask AI about “a blorp”');
    api.on(foodRoutes.describe, () => promise);
    await click('Allow');
    await screen.findByRole('button', { name: 'Ask AI about “a blorp”', busy: true });
    return () => resolve(known);
  };

  it("D45 adds the model's foods after consent to the foods found and corrected meanwhile", async () => {
    const opened = await lookUp();
    const answer = await agreeTo(opened);
    await opened.click('More Banana, raw');
    const before = Number(valueOf('Calories'));
    answer();
    expect(await screen.findByRole('button', { name: 'Blorp: something else?' })).toBeDefined();
    expect(valueOf('Serving size')).toBe('220 g');
    expect(Number(valueOf('Calories'))).toBeGreaterThan(before);
    expect(opened.asked()).toEqual(['Banana and a blorp', 'a blorp']);
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
  });

  it('D45 keeps the foods found after a refusal, and marks the rest as unknown', async () => {
    const { click, asked } = await lookUp();
    const before = valueOf('Calories');
    await click('Ask AI about “a blorp”');
    await click('Don’t allow');
    expect(await screen.findByText('We didn’t understand that')).toBeDefined();
    expect([valueOf('Calories'), asked()]).toEqual([before, ['Banana and a blorp']]);
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
  });

  it('retries an unavailable model on click, without asking for consent again', async () => {
    const { api, click } = await lookUp();
    await click('Ask AI about “a blorp”');
    api.on(foodRoutes.describe, () => failure('SERVICE_UNAVAILABLE'));
    await click('Allow');
    expect((await screen.findByRole('alert')).textContent).toContain('Platewise is busy right now.');
    api.on(foodRoutes.describe, () => known);
    await click('Ask AI about “a blorp”');
    expect(await screen.findByRole('button', { name: 'Blorp: something else?' })).toBeDefined();
  });

  it('ignores an answer when another food was looked up meanwhile', async () => {
    const opened = await lookUp();
    const answer = await agreeTo(opened);
    opened.api.on(foodRoutes.describe, () => ({ ...meal, items: [aBanana({ name: 'Soup', grams: 50 })] }));
    await opened.enter({ 'Food name': ' and soup' });
    await opened.click('AI Lookup');
    await screen.findByRole('button', { name: 'Soup: something else?' });
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([valueOf('Serving size'), screen.queryByText('Blorp')]).toEqual(['50 g', null]);
  });
});
