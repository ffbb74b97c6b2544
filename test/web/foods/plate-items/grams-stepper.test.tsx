import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { GramsStepper } from '#web/features/foods/plate-items/grams-stepper.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

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
  const { user } = openScreen(<Weighed start={start} />);
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

  it('takes finer steps for small amounts and stops at the minimum above zero', async () => {
    const { less, grams } = open(3);
    await less();
    await less();
    await less();
    expect(grams()).toBe(1);
    const button = screen.getByRole('button', { name: 'Less White rice' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('updates while the user types, also with a decimal comma', async () => {
    const { user, input, grams } = open();
    await user.clear(input);
    await user.type(input, '12,5');
    expect(grams()).toBe(12.5);
    expect(input.value).toBe('12,5');
  });

  it.each([
    ['keeps the last amount during invalid input, and shows it again', 'x'],
    ['restores the previous amount when a digit too many is typed', '99999'],
  ])('%s', async (_, typed) => {
    const { user, input, grams } = open();
    await user.clear(input);
    await user.type(input, typed);
    expect(grams()).toBe(150);
    await user.tab();
    expect(input.value).toBe('150');
  });

  it.each([
    ['', 'How much?'],
    ['0', 'Enter a number above 0, such as 1.5.'],
    ['-5', 'Enter a number above 0, such as 1.5.'],
    ['two', 'Enter a number above 0, such as 1.5.'],
    ['1e9', 'Enter a number above 0, such as 1.5.'],
    ['1000000000', 'That’s over 5 kg. Is there an extra digit?'],
  ])('shows an input error for %j and keeps the last amount', async (text, says) => {
    const { input, grams } = open();
    fireEvent.change(input, { target: { value: text } });
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(says);
    expect([input.getAttribute('aria-invalid'), grams()]).toEqual(['true', 150]);
    fireEvent.change(input, { target: { value: '200' } });
    expect([input.getAttribute('aria-describedby'), grams()]).toEqual([null, 200]);
  });

  it('steps with the arrow keys', async () => {
    const { user, input, grams } = open();
    await user.type(input, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(grams()).toBe(160);
  });

  it('shows thousands in an editable format', () => {
    expect(open(1_200).input.value).toBe('1200');
  });
});
