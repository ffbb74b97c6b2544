import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { setFullFoodTable } from '#web/lib/config/full-food-table.ts';
import { TypedMealLine } from '#web/features/foods/engine/typed-meal-line.tsx';
import { startEngineInProcess } from './engine-in-process.ts';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  setFullFoodTable(false);
  vi.unstubAllGlobals();
});

const Field = () => {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Meal" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <TypedMealLine text={text} />
    </>
  );
};

const open = () => {
  const api = scriptedApi();
  api.on(foodRoutes.corrections, () => ({ corrections: [], portions: [] }));
  const engine = startEngineInProcess();
  ({ stop } = engine);
  return { api, engine, ...openScreen(<Field />) };
};
const line = (): string => screen.getByRole('status').textContent;

describe('A text that is being typed', () => {
  it('a typed text is read on the device after a pause, without a lookup on the server and without credits', async () => {
    const { api, engine, user } = open();
    await user.type(screen.getByLabelText('Meal'), '2 eggs and 200 g rice');
    await waitFor(() => expect(line()).toMatch(/^Egg and .*rice.*: about [\d,]+ kcal\.$/));
    expect(api.sentTo(foodRoutes.describe)).toEqual([]);
    expect(engine.readTexts().at(-1)).toBe('2 eggs and 200 g rice');
    expect(engine.readTexts().length).toBeLessThan(5);
  });

  it('a typed text shows words that were not recognized, and nothing for a text without food', async () => {
    const { user } = open();
    const field = screen.getByLabelText('Meal');
    await user.type(field, 'banana and qwrtz');
    await waitFor(() => expect(line()).toContain('Not recognized yet: qwrtz.'));
    await user.clear(field);
    expect(line()).toBe('');
    await user.type(field, 'qwrtz');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(line()).toBe('');
  });

  it('a typed text says that the server knows more foods when that has a full food table', async () => {
    setFullFoodTable(true);
    const { user } = open();
    await user.type(screen.getByLabelText('Meal'), 'banana');
    await waitFor(() => expect(line()).toMatch(/kcal\. Look it up to search our full food database\.$/));
  });
});
