import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { salmonFacts } from './facts.ts';
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
    await opened.user.tab();
    await opened.user.clear(amount('oz'));
    await opened.user.type(amount('oz'), '3,53');
    expect(opened.latest.items[0]?.grams).toBe(100.1);
  });

  it('that is typed again as it is shown is the same, also where that is rounded', async () => {
    const opened = openPlate([salmon]);
    await choose(opened, /^oz/);
    await opened.user.clear(amount('oz'));
    await opened.user.type(amount('oz'), '3,53');
    expect(opened.latest.items[0]).toBe(salmon);
  });

  const poured = salmonFacts({ liquid: true, portions: [{ unit: 'cup', words: [], grams: 244 }] });

  it('of a drink is measured in millilitres and fluid ounces', async () => {
    const opened = openPlate([salmon], { read: () => Promise.resolve(poured) });
    await choose(opened, /^fl oz/);
    expect(amount('fl oz').value).toBe('3.38');
    await choose(opened, /^ml/);
    await opened.press('More Salmon, roasted');
    expect([amount('ml').value, opened.latest.items[0]?.grams]).toEqual(['110', 110]);
    await opened.press(/^Unit of Salmon, roasted/);
    const units = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(units).toEqual(['ggrams', 'mlmillilitres', 'fl oz29.6 g', 'cup244 g']);
  });

  it('leaves whoever chooses a unit by keyboard where they were', async () => {
    const { user } = openPlate([salmon]);
    const unit = screen.getByRole('button', { name: /^Unit of Salmon, roasted/ });
    unit.focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: /^fillet/ })).focus();
    await user.keyboard('{Enter}');
    const counted = screen.getByRole('button', { name: 'Unit of Salmon, roasted: fillet' });
    await waitFor(() => expect(document.activeElement).toBe(counted));
  });

  it('that is none does not send the form that it stands in', async () => {
    const { user, onSubmit } = openPlate([salmon]);
    await user.clear(amount('g'));
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('90{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
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
      await screen.findByText('Its portions could not be fetched.', {}, { timeout: 15_000 }),
    ).toBeDefined();
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  });
});
