import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { food } from '../../scan/foods.ts';
import { openPlate, rowOf, salmon } from './open-plate.tsx';

const names = () =>
  screen.getAllByRole('button', { name: /something else\?$/ }).map((one) => one.textContent);
const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('a food of the plate', () => {
  it('says how sure we are, and names the source of its numbers', () => {
    openPlate([salmon, food(), food({ name: 'Blorp', record_id: null, source: 'model', confidence: 0.3 })]);
    expect(rowOf('Salmon, roasted').getByText('Sure')).toBeDefined();
    expect(rowOf('Salmon, roasted').getByText('USDA 175168')).toBeDefined();
    expect(rowOf('White rice, cooked').getByText('Check this')).toBeDefined();
    expect(rowOf('Blorp').getByText('A guess')).toBeDefined();
    expect(rowOf('Blorp').getByText('Estimated by the model')).toBeDefined();
  });

  it('says that an amount was cut, until it is put right', async () => {
    const { press } = openPlate([{ ...salmon, grams: 1_500, amount_cut: true }]);
    expect(screen.getByText('Nobody eats that much: we took 1,500 g.')).toBeDefined();
    await press('Less Salmon, roasted');
    expect(screen.queryByText(/Nobody eats that much/)).toBeNull();
    expect(rowOf('Salmon, roasted').getByText('Corrected by you')).toBeDefined();
  });

  it('says that it is as the person corrected it the last time', () => {
    openPlate([{ ...salmon, remembered: true }]);
    expect(screen.getByText('As you corrected it')).toBeDefined();
  });

  it('is exchanged for what it is in two presses, and the new total is told', async () => {
    const { press, latest } = openPlate();
    expect(told()).toBe('');
    await press('Salmon, roasted, something else?');
    await press(/^Tuna/);
    expect(latest.items[0]).toMatchObject({ name: 'Tuna', grams: 85, record_id: 'usda:1', corrected: true });
    expect(told()).toBe('In all 306 kcal, 235 g');
    expect(document.activeElement?.textContent).toBe('Tuna');
  });

  it('shows of each alternative its weight, its record and its calories', async () => {
    const { press } = openPlate();
    await press('Salmon, roasted, something else?');
    const others = within(screen.getByRole('list', { name: 'Instead of Salmon, roasted' }));
    expect(others.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Tuna85 g, USDA 1111 kcal',
      'Cod90 g, FNDDS 2117 kcal',
      'Something else...',
    ]);
  });

  it('is exchanged by keyboard: arrows choose, Enter takes, Escape leaves all as it was', async () => {
    const { user, latest } = openPlate();
    screen.getByRole('button', { name: 'Salmon, roasted, something else?' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(names()).toEqual(['Salmon, roasted', 'White rice, cooked']);
    expect(document.activeElement?.textContent).toBe('Salmon, roasted');
    await user.keyboard('{Enter}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(latest.items[0]?.name).toBe('Cod');
  });

  it('can be something else in words, without sending the form that it stands in', async () => {
    const { user, press, find, onSubmit, latest } = openPlate();
    await press('Salmon, roasted, something else?');
    await press('Something else...');
    await user.clear(screen.getByLabelText('What is it, if not Salmon, roasted?'));
    await user.keyboard('bread{Enter}');
    expect(find).toHaveBeenCalledExactlyOnceWith('bread');
    expect(latest.items[0]).toMatchObject({ name: 'Bread', grams: 100, corrected: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps words that no food was found for, and says so', async () => {
    const { user, press } = openPlate([food()], {
      find: () => Promise.reject(new Error('We know no such food.')),
    });
    await press('White rice, cooked, something else?');
    const field = screen.getByLabelText<HTMLInputElement>(/What is it, if not/);
    await user.clear(field);
    await user.keyboard('blorp{Enter}');
    expect(await screen.findByText('We know no such food.')).toBeDefined();
    expect(field.value).toBe('blorp');
  });

  it('is removed, and put back where it was', async () => {
    const { user, press } = openPlate();
    await press('Remove Salmon, roasted');
    expect(names()).toEqual(['White rice, cooked']);
    expect(screen.getByText('Salmon, roasted removed')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Undo');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Salmon, roasted', 'White rice, cooked']);
    expect(screen.queryByText(/removed$/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Salmon, roasted');
  });
});
