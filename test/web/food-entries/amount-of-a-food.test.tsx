import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { figures, openFoodList, replaceIn } from './open-food-list.tsx';
import { bodyOf, field, valueOf } from './open-log-food.tsx';

describe('The amount of a chosen food', () => {
  const choose = async () => {
    const opened = openFoodList();
    await opened.type('rye');
    await opened.user.click(await screen.findByRole('option', { name: /^Rye bread/ }));
    return opened;
  };
  const unit = () => screen.getByRole('combobox', { name: 'Unit' });

  it('recalculates all values immediately, with a decimal comma and in any unit', async () => {
    const { user } = await choose();
    replaceIn('Amount', '1,5');
    expect(figures()).toEqual(['120', '3.8', '21.6', '1.4', '2.9', '1.5 slices (48 g)']);
    await user.selectOptions(unit(), 'g');
    replaceIn('Amount', '100');
    expect(figures()).toEqual(['250', '8', '45', '3', '6', '100 g']);
    await user.selectOptions(unit(), 'slice, thin');
    replaceIn('Amount', '2');
    expect(valueOf('Serving size')).toBe('2 slices, thin (50 g)');
  });

  it('the amount of a chosen food changes by a tenth with the arrow keys', async () => {
    const { user } = await choose();
    await user.type(field('Amount'), '{ArrowUp}');
    expect([valueOf('Amount'), valueOf('Serving size')]).toEqual(['1.1', '1.1 slices (35.2 g)']);
  });

  it.each([
    ['', 'How much?'],
    ['0', 'Enter a number above 0, such as 1.5.'],
    ['1000000000', 'That’s over 5 kg. Is there an extra digit?'],
  ])('shows an error for the amount %j and logs nothing', async (typed, says) => {
    const { api, click } = await choose();
    replaceIn('Amount', typed);
    await click('Log Food');
    expect(screen.getByText(says)).toBeDefined();
    expect(document.activeElement).toBe(field('Amount'));
    expect(api.requests.filter(({ route }) => route === 'POST /api/food-entries')).toHaveLength(0);
  });

  it('the amount of a chosen food disappears when a value is typed by hand, because the entry then has no record', async () => {
    const { api, click, user, onLogged } = await choose();
    await user.type(field('Calories'), '0');
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
    await click('Log Food');
    await waitFor(() => expect(onLogged).toHaveBeenCalledTimes(1));
    expect(bodyOf(api)).toMatchObject({ calories: 800, items: null });
  });

  it('the amount of a chosen food disappears with its values when another food is named', async () => {
    const { user } = await choose();
    await user.type(field('Food name'), ' with butter');
    expect(valueOf('Calories')).toBe('80');
    replaceIn('Food name', 'Soup');
    expect([...figures(), screen.queryByRole('textbox', { name: 'Amount' })]).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
      null,
    ]);
  });
});
