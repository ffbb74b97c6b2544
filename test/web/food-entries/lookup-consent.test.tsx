import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foodRoutes } from '#shared/foods/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { aProfile } from '../profile/a-profile.ts';
import { anItem } from './an-entry.ts';
import { openLogFood, valueOf } from './open-log-food.tsx';

const blorp = anItem({ name: 'Blorp', record_id: null, source: 'model' as const, grams: 100 });
const meal = { meal_type: null, not_understood: [], engine: 'rules' as const };
const known = { ...meal, items: [blorp], engine: 'model' as const };

/** A server that asks for the agreement until it is given; then a model knows a blorp. */
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
const theQuestion = () => screen.findByRole('heading', { name: 'May an AI provider see it?' });
const noQuestion = () =>
  waitFor(() => expect(screen.queryByRole('heading', { name: 'May an AI provider see it?' })).toBeNull());

describe('AI Lookup of a food that only a model may know', () => {
  const lookUp = async () => {
    const opened = open();
    await opened.enter({ 'Food name': 'Blorp', Calories: '90' });
    await opened.press('AI Lookup');
    await theQuestion();
    return opened;
  };

  it('D45 asks for the agreement in place, keeps what was typed, and says nothing of a failure', async () => {
    await lookUp();
    expect(document.activeElement).toBe(await theQuestion());
    expect([valueOf('Food name'), valueOf('Calories')]).toEqual(['Blorp', '90']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('D45 agreed: it is looked up again, and fills the form', async () => {
    const { press, asked } = await lookUp();
    await press('Allow');
    expect(await screen.findByText(/was estimated by a model/)).toBeDefined();
    expect(asked()).toEqual(['Blorp', 'Blorp']);
    await noQuestion();
  });

  it('D45 declined: nothing was found, what was typed stays, and it is not looked up again', async () => {
    const { press, asked } = await lookUp();
    await press('Don’t allow');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to get nutrition data');
    await noQuestion();
    expect([valueOf('Food name'), valueOf('Calories'), asked()]).toEqual(['Blorp', '90', ['Blorp']]);
  });

  it('D45 a choice that cannot be saved is no agreement: the question stays', async () => {
    const { api, press, asked } = await lookUp();
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await press('Allow');
    expect((await screen.findByRole('alert')).textContent).toContain('We are out of breath');
    expect([await theQuestion(), asked()]).toEqual([expect.anything(), ['Blorp']]);
  });

  it('D45 does not ask about a food that is no longer named', async () => {
    const { enter } = await lookUp();
    await enter({ 'Food name': ' soup' });
    await noQuestion();
  });
});

describe('AI Lookup of foods of which a model may know the rest', () => {
  const partly = {
    ...meal,
    items: [anItem({ grams: 118 })],
    not_understood: ['a blorp'],
    consent_needed: true,
  };
  const lookUp = async () => {
    const opened = open(() => partly);
    await opened.enter({ 'Food name': 'Banana and a blorp' });
    await opened.press('AI Lookup');
    await screen.findByText('Filled from the food table.');
    return opened;
  };

  it('D45 offers to ask about it, and asks for the agreement only then', async () => {
    const { press } = await lookUp();
    expect(screen.queryByRole('heading', { name: 'May an AI provider see it?' })).toBeNull();
    await press('Ask AI about “a blorp”');
    await theQuestion();
  });

  /** Agrees; the model takes its time until the returned function is called. */
  const agreeTo = async ({ api, press }: Awaited<ReturnType<typeof lookUp>>) => {
    const { promise, resolve } = Promise.withResolvers<typeof known>();
    await press('Ask AI about “a blorp”');
    api.on(foodRoutes.describe, () => promise);
    await press('Allow');
    await screen.findByRole('button', { name: 'Ask AI about “a blorp”', busy: true });
    return () => resolve(known);
  };

  it('D45 agreed: what the model knows comes to what was found, and put right meanwhile', async () => {
    const opened = await lookUp();
    const answer = await agreeTo(opened);
    await opened.press('More Banana, raw');
    const before = Number(valueOf('Calories'));
    answer();
    expect(await screen.findByRole('button', { name: 'Blorp, something else?' })).toBeDefined();
    expect(valueOf('Serving size')).toBe('220 g');
    expect(Number(valueOf('Calories'))).toBeGreaterThan(before);
    expect(opened.asked()).toEqual(['Banana and a blorp', 'a blorp']);
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
  });

  it('D45 declined: what was found stays, and the rest is said to be unknown', async () => {
    const { press, asked } = await lookUp();
    const before = valueOf('Calories');
    await press('Ask AI about “a blorp”');
    await press('Don’t allow');
    expect(await screen.findByText('Not understood')).toBeDefined();
    expect([valueOf('Calories'), asked()]).toEqual([before, ['Banana and a blorp']]);
    expect(screen.queryByRole('button', { name: /^Ask AI/ })).toBeNull();
  });

  it('a model that cannot be reached is asked again by a press, without another question', async () => {
    const { api, press } = await lookUp();
    await press('Ask AI about “a blorp”');
    api.on(foodRoutes.describe, () => failure('SERVICE_UNAVAILABLE'));
    await press('Allow');
    expect((await screen.findByRole('alert')).textContent).toContain('We are out of breath');
    api.on(foodRoutes.describe, () => known);
    await press('Ask AI about “a blorp”');
    expect(await screen.findByRole('button', { name: 'Blorp, something else?' })).toBeDefined();
  });

  it('does not bring an answer to another food that was looked up meanwhile', async () => {
    const opened = await lookUp();
    const answer = await agreeTo(opened);
    opened.api.on(foodRoutes.describe, () => ({ ...meal, items: [anItem({ name: 'Soup', grams: 50 })] }));
    await opened.enter({ 'Food name': ' and soup' });
    await opened.press('AI Lookup');
    await screen.findByRole('button', { name: 'Soup, something else?' });
    answer();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([valueOf('Serving size'), screen.queryByText('Blorp')]).toEqual(['50 g', null]);
  });
});
