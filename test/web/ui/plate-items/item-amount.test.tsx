import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPlate, salmon } from './open-plate.tsx';

describe('the amount of a food', () => {
  const amount = (unit: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Salmon, roasted, ${unit}` });
  const choose = async ({ user, press }: ReturnType<typeof openPlate>, unit: RegExp) => {
    await press(/^Unit of Salmon, roasted/);
    await user.click(await screen.findByRole('menuitem', { name: unit }));
  };

  it('takes grams with a decimal comma, and the numbers follow', async () => {
    const { user, latest } = openPlate([salmon]);
    await user.clear(amount('g'));
    await user.type(amount('g'), '82,5');
    expect(latest.items[0]?.grams).toBe(82.5);
    expect(latest.items[0]?.nutrients.calories).toBe(170);
  });

  it('is counted in the food’s own portions, asked for when they are wanted', async () => {
    const opened = openPlate([salmon]);
    expect(opened.read).not.toHaveBeenCalled();
    await choose(opened, /^fillet/);
    expect(opened.read).toHaveBeenCalledExactlyOnceWith('usda:175168');
    expect(amount('fillet').value).toBe('0.56');
    await opened.press('More Salmon, roasted');
    expect([amount('fillet').value, opened.latest.items[0]?.grams]).toEqual(['1', 178]);
    await opened.user.clear(amount('fillet'));
    await opened.user.type(amount('fillet'), '1,5');
    expect(opened.latest.items[0]?.grams).toBe(267);
  });

  it('is offered in units that people read, and not in others', async () => {
    const opened = openPlate([salmon]);
    await opened.press(/^Unit of Salmon, roasted/);
    await screen.findByRole('menuitem', { name: /^fillet/ });
    const units = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(units).toEqual(['ggrams', 'ozounces', 'fillet178 g', 'small110 g', 'fl oz28 g']);
  });

  it('is weighed in ounces', async () => {
    const opened = openPlate([salmon]);
    await choose(opened, /^oz/);
    expect(amount('oz').value).toBe('3.53');
    await opened.user.clear(amount('oz'));
    await opened.user.type(amount('oz'), '4');
    expect(opened.latest.items[0]?.grams).toBe(113.4);
  });

  it('is in grams again for another food', async () => {
    const opened = openPlate([salmon]);
    await choose(opened, /^fillet/);
    await opened.press('Salmon, roasted, something else?');
    await opened.press(/^Tuna/);
    expect(screen.getByRole('textbox', { name: 'Tuna, g' })).toHaveProperty('value', '85');
  });

  it('has grams and ounces where the portions cannot be fetched', async () => {
    const { press } = openPlate([salmon], { read: () => Promise.reject(new Error('No.')) });
    await press(/^Unit of Salmon, roasted/);
    expect(
      await screen.findByText('Its portions could not be fetched.', {}, { timeout: 4_000 }),
    ).toBeDefined();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });
});
