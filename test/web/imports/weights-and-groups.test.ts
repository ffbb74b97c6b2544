import { describe, expect, it } from 'vitest';
import { openFile } from '#web/features/imports/read/open-file.ts';
import { readExport } from '#web/features/imports/read/read-export.ts';
import type { Choices } from '#web/features/imports/read/read-result.ts';
import { read } from './read-text.ts';

const table = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;

describe('A file with weights', () => {
  const weightsOf = async (content: string, choices: Choices = {}) => {
    const { texts } = await openFile(new File([content], 'weights.csv'));
    const { days, weightUnit, lines } = readExport(texts, '2026-11-20', choices);
    return { days: days.map(({ date, weight }) => [date, Math.round(weight! * 10) / 10]), weightUnit, lines };
  };

  it('reads MyFitnessPal’s measurements, and asks for a unit that the file does not name', async () => {
    const file = table('Date,Weight', '2026-11-18,180.5', '2026-11-17,181');
    expect(await weightsOf(file, { weightUnit: 'lb' })).toEqual({
      days: [
        ['2026-11-17', 82.1],
        ['2026-11-18', 81.9],
      ],
      weightUnit: 'lb',
      lines: [],
    });
    expect(await weightsOf(file.replace('Weight', 'Weight (kg)'))).toMatchObject({
      days: [
        ['2026-11-17', 181],
        ['2026-11-18', 180.5],
      ],
      weightUnit: null,
    });
  });

  it('reads Cronometer’s biometrics in their units, and skips other metrics', async () => {
    const file = table(
      'Day,Group,Metric,Unit,Amount',
      '2026-11-17,,Weight,lbs,177',
      '2026-11-18,,Heart Rate,bpm,61',
      '2026-11-18,,Weight,kg,80.1',
    );
    expect(await weightsOf(file)).toMatchObject({
      days: [
        ['2026-11-17', 80.3],
        ['2026-11-18', 80.1],
      ],
      weightUnit: null,
    });
  });
});

describe('A custom meal group', () => {
  const rows = (...groups: string[]) =>
    table(
      'Day,Group,Food Name,Amount,Energy (kcal)',
      ...groups.map((group) => `2026-11-18,${group},Soup ${group},1,100`),
    );

  it('becomes the meal of the hour in its name', async () => {
    const { lines } = await read(rows('Meal 2 12pm', 'Meal 1 7:30 am', 'Post-workout 18:45', 'Meal 3'));
    expect(lines.map(({ meal_type, time }) => [meal_type, time])).toEqual([
      ['lunch', '12:00'],
      ['breakfast', '07:30'],
      ['dinner', '18:45'],
      ['snack', '16:00'],
    ]);
  });

  it('becomes the meal that the user chose in the preview', async () => {
    const { lines, groups } = await read(rows('Uncategorized', 'Meal 3'), {
      meals: { Uncategorized: 'dinner' },
    });
    expect(lines.map(({ meal_type }) => meal_type)).toEqual(['dinner', 'snack']);
    expect(groups).toEqual([
      { name: 'Uncategorized', meal: 'dinner' },
      { name: 'Meal 3', meal: 'snack' },
    ]);
  });
});

describe('A file without a diary', () => {
  it.each([
    [
      'MyFitnessPal’s exercises',
      'Date,Exercise,Type,Exercise Calories\n2026-11-18,Run,Cardio,300\n',
      'Nutrition Summary',
    ],
    ['Cronometer’s daily totals', 'Date,Energy (kcal),Protein (g)\n2026-11-18,2000,90\n', 'servings.csv'],
    [
      'another table of Samsung Health',
      'com.samsung.shealth.step_daily_trend,1\na,b\n',
      'com.samsung.health.nutrition',
    ],
    ['a PDF', '%PDF-1.7\n', 'CSV'],
    ['a web page', '<!DOCTYPE html><html></html>', 'CSV'],
  ])('is refused with what to export instead: %s', async (_what, content, instead) => {
    await expect(read(content)).rejects.toThrow(instead);
  });
});
