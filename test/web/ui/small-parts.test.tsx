import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfidenceIndicator } from '#web/features/foods/confidence-indicator.tsx';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { FoodSource } from '#web/features/foods/sources/food-source.tsx';
import { MacroRow } from '#web/ui/nutrition/macro-row.tsx';
import { MacroRows } from '#web/ui/nutrition/macro-rows.tsx';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

describe('Figure', () => {
  it('shows a number with its unit, and marks an unknown value', () => {
    const { container } = openScreen(<NumberWithUnit value={1_240.25} unit="g" digits={1} />);
    expect(container.firstElementChild?.textContent).toBe('1,240.3 g');
    openScreen(<NumberWithUnit value={null} unit="g" />);
    expect(screen.getByText('not known')).toBeDefined();
  });
});

describe('MacroRow', () => {
  it('moves its note below the number when a long name leaves no room beside it', () => {
    const { container } = openScreen(<MacroRow macro="carbs" grams={134.1} share={0.7} note="71% of kcal" />);
    expect(container.textContent).toBe('Carbs134.1 g 71% of kcal');
  });
});

describe('MacroRows', () => {
  it('shows no share of the calories while they are unknown', () => {
    const grams = { protein: 20, carbs: 30, fat: 10 };
    const { container } = openScreen(
      <MacroRows className="macros" calories={null} grams={grams} showsShare />,
    );
    expect(container.textContent.match(/\d+% of kcal/g)).toEqual(['0% of kcal', '0% of kcal', '0% of kcal']);
  });
});

describe('ConfidenceMark', () => {
  it.each([
    [1, 'Confident'],
    [0.9, 'Confident'],
    [0.89, 'Check this'],
    [0.55, 'Check this'],
    [0.54, 'Best guess'],
    [0, 'Best guess'],
  ])('describes the confidence %s as: %s', (value, word) => {
    openScreen(<ConfidenceIndicator value={value} />);
    expect(screen.getByText(word)).toBeDefined();
  });
});

describe('FoodSource', () => {
  it.each([
    [['usda:171688'], 'USDA 171688'],
    [['usda:171688', 'usda:170567', 'usda:170567', null], 'USDA 171688 and 1 more'],
    [['own:ugali'], 'Our database ugali'],
    [[null], 'Not in our database'],
    [[], 'Not in our database'],
  ])('names the records %j as %s', (recordIds, words) => {
    openScreen(
      <FoodSource
        of="Soup"
        foods={recordIds.map((record_id) => ({ name: 'Leek', record_id, source: 'usda' as const }))}
      />,
    );
    expect(
      screen.getByText((_, element) => element?.textContent === words, { selector: 'span' }),
    ).toBeDefined();
  });
});

describe('The sources of a meal', () => {
  it('open from the meal and link each food to its record', async () => {
    const { user } = openScreen(
      <FoodSource
        of="Toast with jam"
        foods={[
          { name: 'Toast', record_id: 'usda:171688', source: 'usda' },
          { name: 'Jam', record_id: null, source: 'user' },
        ]}
      />,
    );
    await user.click(
      screen.getByRole('button', { name: 'USDA 171688, source of the values for Toast with jam' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Toast with jam' }));
    expect(dialog.getByRole('link', { name: 'Open record: Toast' }).getAttribute('href')).toBe(
      'https://fdc.nal.usda.gov/food-details/171688/nutrients',
    );
    expect(dialog.getByText('Your values')).toBeDefined();
    expect(dialog.getAllByRole('link')).toHaveLength(1);
  });
});

describe('FoodSource of an item with calories entered by the user', () => {
  it('attributes the calories to the user, and names the source of the rest', () => {
    openScreen(
      <FoodSource of="Oats" foods={[{ name: 'Oats', record_id: 'off:4006381333931', source: 'user' }]} />,
    );
    expect(screen.getByText('Your calories; the rest from Open Food Facts 4006381333931')).toBeDefined();
  });
});

describe('RulerBar', () => {
  it('fills up to its end and no further', () => {
    openScreen(<RulerBar value={30} max={20} label="Protein" valueText="30 of 20 g" />);
    const bar = screen.getByRole('progressbar', { name: 'Protein' });
    expect(bar.getAttribute('aria-valuenow')).toBe('100');
    expect(bar.getAttribute('aria-valuetext')).toBe('30 of 20 g');
  });

  it('stays hidden from screen readers beside its value', () => {
    openScreen(<RulerBar value={3} max={20} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
