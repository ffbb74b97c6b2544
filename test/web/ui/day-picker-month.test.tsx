import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DayPickerMonth } from '#web/ui/inputs/day-picker/day-picker-month.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const onChange = vi.fn<(date: string) => void>();
const open = (value: string) => {
  const view = openScreen(
    <DayPickerMonth value={value} onChange={onChange} today="2026-11-20" max="2026-11-20" />,
  );
  (document.querySelector('[tabindex="0"]') as HTMLElement).focus();
  return view;
};
const focused = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => onChange.mockClear());

describe('The month view of the day picker', () => {
  it.each([
    ['{ArrowLeft}', 'Tuesday, November 10'],
    ['{ArrowRight}', 'Thursday, November 12'],
    ['{ArrowUp}', 'Wednesday, November 4'],
    ['{ArrowDown}', 'Wednesday, November 18'],
    ['{Home}', 'Sunday, November 8'],
    ['{End}', 'Saturday, November 14'],
    ['{PageUp}', 'Sunday, October 11'],
    ['{ArrowUp}{ArrowUp}', 'Wednesday, October 28'],
  ])('the month view of the day picker moves with %s to %s', async (keys, day) => {
    const { user } = open('2026-11-11');
    await user.keyboard(keys);
    expect(focused()).toBe(day);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('the month view of the day picker ends with the latest allowed day', async () => {
    const { user } = open('2026-11-18');
    await user.keyboard('{ArrowDown}{PageDown}{ArrowRight}');
    expect(focused()).toBe('Friday, November 20');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Saturday, November 21' })).toHaveProperty('disabled', true);
  });

  it('the month view of the day picker marks the chosen day and today', () => {
    open('2026-11-11');
    const pressed = screen.getByRole('button', { pressed: true });
    expect(pressed.getAttribute('aria-label')).toBe('Wednesday, November 11');
    expect(screen.getByRole('button', { current: 'date' }).textContent).toBe('20');
  });
});
