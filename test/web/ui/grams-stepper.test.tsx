import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GramsStepper } from '#web/ui/grams-stepper.tsx';
import { renderScreen } from './render-screen.tsx';

const Weighed = ({ start }: { start: number }) => {
  const [grams, setGrams] = useState(start);
  return (
    <>
      <GramsStepper value={grams} onChange={setGrams} label="White rice" />
      <output>{grams}</output>
    </>
  );
};

const open = (start = 150) => {
  const { user } = renderScreen(<Weighed start={start} />);
  return {
    user,
    less: () => user.click(screen.getByRole('button', { name: 'Less White rice' })),
    more: () => user.click(screen.getByRole('button', { name: 'More White rice' })),
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'White rice, g' }),
    grams: () => Number(screen.getByRole('status').textContent),
  };
};

describe('GramsStepper', () => {
  it('steps to the next round amount', async () => {
    const { less, more, grams } = open(142);
    await more();
    expect(grams()).toBe(150);
    await less();
    await less();
    expect(grams()).toBe(130);
  });

  it('takes finer steps for small amounts and stops at nothing', async () => {
    const { less, grams } = open(2);
    await less();
    await less();
    expect(grams()).toBe(0);
    expect(screen.getByRole('button', { name: 'Less White rice' })).toHaveProperty('disabled', true);
  });

  it('follows what is typed, with a decimal comma too', async () => {
    const { user, input, grams } = open();
    await user.clear(input);
    await user.type(input, '12,5');
    expect(grams()).toBe(12.5);
    expect(input.value).toBe('12,5');
  });

  it('keeps the last amount when what is typed is none, and shows it again', async () => {
    const { user, input, grams } = open();
    await user.clear(input);
    await user.type(input, 'x');
    expect(grams()).toBe(150);
    await user.tab();
    expect(input.value).toBe('150');
  });

  it('steps by arrow keys', async () => {
    const { user, input, grams } = open();
    await user.type(input, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(grams()).toBe(160);
  });

  it('shows thousands in a way that can be typed on', () => {
    expect(open(1_200).input.value).toBe('1200');
  });
});
