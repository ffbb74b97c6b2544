import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { salmonFacts } from './facts.ts';
import { openPlate, salmon } from './open-plate.tsx';
import { PATIENCE } from '#test/support/patience.ts';

describe('The amount of a plate item', () => {
  const amount = (unit: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `Salmon, roasted, ${unit}` });
  const choose = async ({ user, click }: ReturnType<typeof openPlate>, unit: RegExp) => {
    await click(/^Unit of Salmon, roasted/);
    await user.click(await screen.findByRole('menuitem', { name: unit }));
  };

  it('accepts grams with a decimal comma, and updates the values', async () => {
    const { user, latest } = openPlate([salmon]);
    await user.clear(amount('g'));
    await user.type(amount('g'), '82,5');
    expect(latest.items[0]?.grams).toBe(82.5);
    expect(latest.items[0]?.nutrients.calories).toBe(170);
  });

  it("the amount of a plate item can use the food's own portions, which load on demand", async () => {
    const opened = openPlate([salmon]);
    expect(opened.read).not.toHaveBeenCalled();
    await choose(opened, /^fillet/);
    expect(opened.read).toHaveBeenCalledExactlyOnceWith('usda:175168');
    expect(amount('fillet').value).toBe('0.56');
    await opened.click('More Salmon, roasted');
    expect([amount('fillet').value, opened.latest.items[0]?.grams]).toEqual(['1', 178]);
    await opened.user.clear(amount('fillet'));
    await opened.user.type(amount('fillet'), '1,5');
    expect(opened.latest.items[0]?.grams).toBe(267);
  });

  it('the amount of a plate item offers only units that users recognize', async () => {
    const opened = openPlate([salmon]);
    await opened.click(/^Unit of Salmon, roasted/);
    await screen.findByRole('menuitem', { name: /^fillet/ });
    const units = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(units).toEqual(['ggrams', 'ozounces', 'fillet178 g', 'small110 g', 'fl oz28 g']);
  });

  it('the amount of a plate item can use ounces', async () => {
    const opened = openPlate([salmon]);
    await choose(opened, /^oz/);
    expect(amount('oz').value).toBe('3.53');
    await opened.user.clear(amount('oz'));
    await opened.user.type(amount('oz'), '4');
    expect(opened.latest.items[0]?.grams).toBe(113.4);
    await opened.user.tab();
    await opened.user.clear(amount('oz'));
    await opened.user.type(amount('oz'), '3,53');
    expect(opened.latest.items[0]?.grams).toBe(100.1);
  });

  it('the amount of a plate item stays the same when the displayed, rounded value is typed again', async () => {
    const opened = openPlate([salmon]);
    await choose(opened, /^oz/);
    await opened.user.clear(amount('oz'));
    await opened.user.type(amount('oz'), '3,53');
    expect(opened.latest.items[0]).toBe(salmon);
  });

  const poured = salmonFacts({ liquid: true, portions: [{ unit: 'cup', words: [], grams: 244 }] });

  it('the amount of a plate item uses milliliters and fluid ounces for a drink', async () => {
    const opened = openPlate([salmon], { read: () => Promise.resolve(poured) });
    await choose(opened, /^fl oz/);
    expect(amount('fl oz').value).toBe('3.38');
    await choose(opened, /^ml/);
    await opened.click('More Salmon, roasted');
    expect([amount('ml').value, opened.latest.items[0]?.grams]).toEqual(['110', 110]);
    await opened.click(/^Unit of Salmon, roasted/);
    const units = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(units).toEqual(['ggrams', 'mlmilliliters', 'fl oz29.6 g', 'cup244 g']);
  });

  it('the amount of a plate item keeps the focus when a unit is chosen by keyboard', async () => {
    const { user } = openPlate([salmon]);
    const unit = screen.getByRole('button', { name: /^Unit of Salmon, roasted/ });
    unit.focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: /^fillet/ })).focus();
    await user.keyboard('{Enter}');
    const counted = screen.getByRole('button', { name: 'Unit of Salmon, roasted: fillet' });
    await waitFor(() => expect(document.activeElement).toBe(counted));
  });

  it('the amount of a plate item does not submit the surrounding form when it is invalid', async () => {
    const { user, onSubmit } = openPlate([salmon]);
    await user.clear(amount('g'));
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('90{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('the amount of a plate item returns to grams for another food', async () => {
    const opened = openPlate([salmon]);
    await choose(opened, /^fillet/);
    await opened.click('Salmon, roasted: something else?');
    await opened.click(/^Tuna/);
    expect(screen.getByRole('textbox', { name: 'Tuna, g' })).toHaveProperty('value', '85');
  });

  it('offers grams and ounces when the portions cannot be loaded', async () => {
    const { click } = openPlate([salmon], { read: () => Promise.reject(new Error('No.')) });
    await click(/^Unit of Salmon, roasted/);
    expect(
      await screen.findByText('We couldn’t load the portions.', {}, { timeout: 15_000 * PATIENCE }),
    ).toBeDefined();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });
});
