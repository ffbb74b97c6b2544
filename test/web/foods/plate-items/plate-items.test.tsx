import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { foodRoutes } from '#shared/foods/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { openPlate, rowOf, salmon } from './open-plate.tsx';

const names = () =>
  screen.getAllByRole('button', { name: /something else\?$/ }).map((one) => one.textContent);
const told = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('A food of the plate', () => {
  it('shows its confidence and names the source of its values', () => {
    openPlate([
      salmon,
      aFoodItem(),
      aFoodItem({ name: 'Blorp', record_id: null, source: 'model', confidence: 0.3 }),
    ]);
    expect(rowOf('Salmon, roasted').getByText('Confident')).toBeDefined();
    expect(rowOf('Salmon, roasted').getByText('USDA 175168')).toBeDefined();
    expect(rowOf('White rice, cooked').getByText('Check this')).toBeDefined();
    expect(rowOf('Blorp').getByText('Best guess')).toBeDefined();
    expect(rowOf('Blorp').getByText('Estimated by AI')).toBeDefined();
  });

  it('a food of the plate shows that an amount was reduced until it is corrected', async () => {
    const { click } = openPlate([{ ...salmon, grams: 1_500, amount_cut: true }]);
    expect(screen.getByText('That looks like too much. We used 1,500 g.')).toBeDefined();
    await click('Less Salmon, roasted');
    expect(screen.queryByText(/That looks like too much/)).toBeNull();
    expect(rowOf('Salmon, roasted').getByText('Corrected by you')).toBeDefined();
  });

  it("a food of the plate shows that it uses the user's last correction", () => {
    openPlate([{ ...salmon, remembered: true }]);
    expect(screen.getByText('Your saved correction')).toBeDefined();
  });

  it('a food of the plate can be replaced in two clicks, and announces the new total', async () => {
    const { click, latest } = openPlate();
    expect(told()).toBe('');
    await click('Salmon, roasted: something else?');
    await click(/^Tuna/);
    expect(latest.items[0]).toMatchObject({ name: 'Tuna', grams: 85, record_id: 'usda:1', corrected: true });
    expect(told()).toBe('Total: 306 kcal, 235 g');
    expect(document.activeElement?.textContent).toBe('Tuna');
  });

  it('shows weight, record and calories of each alternative', async () => {
    const { click } = openPlate();
    await click('Salmon, roasted: something else?');
    const others = within(screen.getByRole('list', { name: 'Instead of Salmon, roasted' }));
    expect(others.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Tuna85 g, USDA 1111 kcal',
      'Cod90 g, FNDDS 2117 kcal',
      'Something else…',
    ]);
  });

  it('a food of the plate can be replaced by keyboard: arrows choose, Enter accepts, Escape cancels', async () => {
    const { user, latest } = openPlate();
    screen.getByRole('button', { name: 'Salmon, roasted: something else?' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(names()).toEqual(['Salmon, roasted', 'White rice, cooked']);
    expect(document.activeElement?.textContent).toBe('Salmon, roasted');
    await user.keyboard('{Enter}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    expect(latest.items[0]?.name).toBe('Cod');
  });

  it('a food of the plate can be replaced by free text without submitting the surrounding form', async () => {
    const { user, click, find, onSubmit, latest } = openPlate();
    await click('Salmon, roasted: something else?');
    await click('Something else…');
    await user.clear(screen.getByLabelText('What is it, if not Salmon, roasted?'));
    await user.keyboard('bread{Enter}');
    expect(find).toHaveBeenCalledExactlyOnceWith('bread');
    expect(latest.items[0]).toMatchObject({ name: 'Bread', grams: 100, corrected: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('a food of the plate keeps the free text and shows that no food was found for it', async () => {
    const { user, click } = openPlate([aFoodItem()], {
      find: () => Promise.reject(new Error('We know no such food.')),
    });
    await click('White rice, cooked: something else?');
    const field = screen.getByLabelText<HTMLInputElement>(/What is it, if not/);
    await user.clear(field);
    await user.keyboard('blorp{Enter}');
    expect(await screen.findByText('We know no such food.')).toBeDefined();
    expect(field.value).toBe('blorp');
  });

  it('a food of the plate can be removed and restored at its position', async () => {
    const { user, click } = openPlate();
    await click('Remove Salmon, roasted');
    expect(names()).toEqual(['White rice, cooked']);
    expect(screen.getByText('Salmon, roasted removed')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Undo');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Salmon, roasted', 'White rice, cooked']);
    expect(screen.queryByText(/removed$/)).toBeNull();
    expect(document.activeElement?.textContent).toBe('Salmon, roasted');
  });

  it('adds what it understood of an added text, and asks about the rest until it is added or dismissed', async () => {
    scriptedApi().on(foodRoutes.search, () => ({ foods: [] }));
    const { user, click, find } = openPlate([aFoodItem()]);
    find.mockResolvedValueOnce({
      items: [aFoodItem({ name: 'Bread' })],
      not_understood: ['blorp', 'wibble'],
    });
    await click('Add an item');
    await user.keyboard('bread with blorp and wibble{Enter}');
    expect(await screen.findByText('“blorp”: add it?')).toBeDefined();
    expect(names()).toEqual(['White rice, cooked', 'Bread']);
    await click('Don’t add “blorp”');
    expect(screen.queryByText('“blorp”: add it?')).toBeNull();
    await click('Search for “wibble”');
    find.mockResolvedValueOnce({ items: [aFoodItem({ name: 'Butter' })], not_understood: ['zonk'] });
    await user.clear(screen.getByLabelText('What is “wibble”?'));
    await user.keyboard('butter zonk{Enter}');
    await click('Don’t add “zonk”');
    expect(names()).toEqual(['White rice, cooked', 'Bread', 'Butter']);
    expect(screen.queryByText('Words we didn’t understand')).toBeNull();
  });

  it('says that a generic food is used for a brand without a record', () => {
    openPlate([aFoodItem({ name: 'Hamburger', confidence: 0.45, stands_for: 'Five Guys' })]);
    expect(screen.getByText('No data for Five Guys. We used “Hamburger” instead.')).toBeDefined();
  });
});
