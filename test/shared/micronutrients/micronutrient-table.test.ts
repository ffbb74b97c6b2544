import { describe, expect, it } from 'vitest';
import {
  formatCalculatedLine,
  formatRecordLine,
  openMicronutrientTable,
} from '#shared/micronutrients/micronutrient-table.ts';
import { tableColumns } from '#shared/micronutrients/micronutrient.ts';

const open = (...lines: string[]) => openMicronutrientTable(lines.join('\n'));
const values = (over: Record<string, number | null>): (number | null)[] =>
  tableColumns.map((name) => (name in over ? (over[name] ?? null) : 0));

describe('The micronutrient table', () => {
  it('returns the values of a record and null for an unknown ID', () => {
    const find = open('usda:1\t24 0.02 2', 'usda:2\t0 5');
    expect(find('usda:1')).toMatchObject({ calcium_mg: 24, iron_mg: 0.02, magnesium_mg: 2 });
    expect(find('usda:2')).toMatchObject({ calcium_mg: 0, iron_mg: 5 });
    expect(find('usda:3')).toBeNull();
    expect(find('')).toBeNull();
  });

  it('keeps unknown values apart from zeros, also at the end of a line', () => {
    const line = formatRecordLine('usda:1', values({ iron_mg: null, water_g: null, alcohol_g: null }));
    expect(line.endsWith(' 0')).toBe(true);
    const found = open(line)('usda:1');
    expect(found).toMatchObject({ calcium_mg: 0, iron_mg: null, alcohol_g: null, water_g: null, zinc_mg: 0 });
  });

  it('calculates a food from its parts by weight, with water as weight only', () => {
    const flour = formatRecordLine('usda:1', values({ iron_mg: 3.6, calcium_mg: 34, water_g: 10.74 }));
    const salt = formatRecordLine('usda:2', values({ iron_mg: 0.33, calcium_mg: 24, water_g: 0.2 }));
    const bread = formatCalculatedLine('own:bread', [
      { id: 'usda:1', grams: 67.3 },
      { id: 'usda:2', grams: 1 },
      { id: 'water', grams: 31.6 },
    ]);
    const found = open(flour, salt, bread)('own:bread');
    // 67.3% of 3.6 mg + 1% of 0.33 mg; 67.3% of 34 mg + 1% of 24 mg.
    expect(found?.iron_mg).toBeCloseTo(2.4261, 6);
    expect(found?.calcium_mg).toBeCloseTo(23.122, 6);
    expect(found?.water_g).toBeCloseTo(38.83, 2);
  });

  it('does not know a nutrient of a calculated food if one part lacks it', () => {
    const known = formatRecordLine('usda:1', values({ iron_mg: 2, zinc_mg: 1 }));
    const partly = formatRecordLine('usda:2', values({ iron_mg: 4, zinc_mg: null }));
    const parts = [
      { id: 'usda:1', grams: 50 },
      { id: 'usda:2', grams: 50 },
    ];
    const find = open(
      known,
      partly,
      formatCalculatedLine('own:mix', parts),
      formatCalculatedLine('own:gap', [...parts, { id: 'usda:9', grams: 1 }]),
      formatCalculatedLine('own:none', [{ id: 'usda:9', grams: 100 }]),
    );
    expect(find('own:mix')).toMatchObject({ iron_mg: 3, zinc_mg: null });
    expect(find('own:gap')).toMatchObject({ iron_mg: null, zinc_mg: null });
    expect(find('own:none')).toBeNull();
  });
});
