import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averagesOf } from '#functions/health-reports/averages.ts';
import { type Cell, csvOf } from '#functions/platform/csv.ts';
import { reportDaysOf } from '#functions/health-reports/report-day.ts';
import { countSources } from '#functions/health-reports/sources.ts';
import { weekdaysOf } from '#functions/health-reports/weekdays.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { aDay, aReportEntry } from './a-report.ts';

describe('The averages of a range', () => {
  it('the averages of a range cover days with entries, and for water days with any record', () => {
    const days = [
      aDay({ total_calories: 1_500, protein: 60.2, water_ml: 0 }),
      aDay({ total_calories: 2_001, protein: 61.3, water_ml: 500 }),
      anEmptyDay({ water_ml: 900 }),
    ];
    expect(averagesOf(days)).toMatchObject({
      logged_days: 2,
      total_calories: 1_751,
      protein: 60.8,
      water_ml: 700,
    });
  });

  it('the average of a nutrient covers the days on which it is known, and is unknown rather than 0 without any', () => {
    const days = [aDay({ protein: 60 }), aDay({ date: '2026-11-17' }), aDay({ date: '2026-11-18' })];
    const entries = [
      aReportEntry({ protein: 60 }),
      aReportEntry({ local_date: '2026-11-17', protein: null }),
      aReportEntry({ local_date: '2026-11-18', protein: 20 }),
      aReportEntry({ local_date: '2026-11-18', protein: null }),
    ].map((entry) => ({ ...entry, fiber: null }));
    const [known, unknown, partly] = reportDaysOf(days, entries);
    expect([known?.protein, unknown?.protein, partly?.protein]).toEqual([60, null, 80]);
    const averages = averagesOf(reportDaysOf(days, entries));
    expect([averages?.protein, averages?.fiber, averages?.logged_days]).toEqual([70, null, 3]);
  });

  it('returns null averages when nothing was eaten or no water was logged', () => {
    expect(averagesOf([anEmptyDay({ water_ml: 900 })])).toBeNull();
    expect(averagesOf([aDay({ water_ml: 0 })])?.water_ml).toBeNull();
  });
});

describe('The weekday comparison', () => {
  const on = (date: string, total_calories: number) => aDay({ date, total_calories });
  const [monday, tuesday, nextMonday] = ['2026-11-16', '2026-11-17', '2026-11-23'] as const;

  it('the weekday comparison lists weekdays by their average distance above or below the goal', () => {
    const days = [on(monday, 1_000), on(nextMonday, 3_200), on(tuesday, 1_800)];
    expect(weekdaysOf(days, 2_000)).toEqual({
      best: { name: 'Monday', energy: 2_100 },
      worst: { name: 'Tuesday', energy: 1_800 },
    });
  });

  it('omits the comparison when all weekdays are equally far from the goal', () => {
    expect(weekdaysOf([on(monday, 1_800), on(tuesday, 1_800)], 2_000)).toBeNull();
    expect(weekdaysOf([on(monday, 1_800), on(tuesday, 2_200)], 2_000)).toBeNull();
  });

  it('omits the comparison when only one weekday has entries', () => {
    expect(weekdaysOf([on(monday, 1_000), anEmptyDay({ date: tuesday })], 2_000)).toBeNull();
  });
});

describe('The source statistics', () => {
  it('the source statistics count entries by source; an entry without foods was typed or estimated', () => {
    const items = [{ source: 'usda' }, { source: 'off' }, { source: 'usda' }] as FoodItem[];
    const entries = [aReportEntry(), aReportEntry({ confidence_score: 0.8 }), aReportEntry({ items })];
    expect(countSources(entries)).toEqual([
      ['Food table (USDA FoodData Central)', 1],
      ['Product label (Open Food Facts)', 1],
      ['AI estimate', 1],
      ['Entered by the user', 1],
    ]);
  });
});

describe('A CSV report', () => {
  const text = (rows: Cell[][]): string => Buffer.from(csvOf(rows)).toString();

  it('starts with a UTF-8 BOM, ends lines with CRLF and uses decimal points', () => {
    expect(text([['a', 1.5, null]])).toBe('\uFEFFa,1.5,\r\n');
  });

  /** Parses the cells of a file's only row by RFC 4180. */
  const readBack = (row: Cell[]): string[] =>
    [...`,${text([row]).slice(1, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/gy)].map(
      ([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')),
    );

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '  =1', '"=1'])('neutralizes the formula %j', (food) => {
    expect(readBack([food, 'Apple'])).toEqual([`'${food}`, 'Apple']);
  });

  const hostile = fc.stringMatching(/^[=+\-@;,"'\r\n\t a1]{0,12}$/);

  it('neutralizes formulas in spreadsheets that split cells at semicolons or tabs', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (row) => {
        const cells = text([row])
          .slice(1)
          .split(/[;\t\r\n]/);
        expect(cells.filter((cell) => /^["\s]*[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });

  it('reproduces any text unchanged', () => {
    const cells = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(cells, (row) => {
        expect(
          readBack(row).map((cell) => cell.replaceAll(/(?<=^|[;\t\r\n])'(?=["\s]*[=+\-@\t\r])/g, '')),
        ).toEqual(row);
      }),
    );
  });
});
