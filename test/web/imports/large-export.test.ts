import { expect, it } from 'vitest';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { openFile } from '#web/features/imports/read/open-file.ts';
import { readExport } from '#web/features/imports/read/read-export.ts';
import { cronometer } from './exports.ts';
import { isFull } from '#test/support/full-size.ts';

const ROWS = isFull ? 50_000 : 2_000;
const TODAY: LocalDate = '2026-11-20';
/** Sixteen foods a day; every fourth is the same coffee. */
const PER_DAY = 16;

it(`A diary of ${ROWS} lines is read completely: each line once, with duplicates of a day numbered, oldest day first`, async () => {
  const rows = Array.from({ length: ROWS }, (_none, at) => {
    const day = addDays(TODAY, -Math.floor(at / PER_DAY));
    return at % 4 === 0
      ? `${day},Breakfast,Coffee,1 cup,2,0,0,0,0,0,0.3,5,Beverages`
      : `${day},Lunch,"Food ${at}, cooked",150.00 g,${at % 900},0,12.5,1,2,3.25,8,120,Other`;
  });
  const { texts } = await openFile(new File([cronometer(...rows)], 'servings.csv'));
  const { lines, faults } = readExport(texts, TODAY);
  expect(faults).toEqual([]);
  expect(lines).toHaveLength(ROWS);
  const told = lines.map(
    ({ local_date, food_name, occurrence }) => `${local_date} ${food_name} ${occurrence}`,
  );
  expect(new Set(told).size).toBe(ROWS);
  expect(Math.max(...lines.map(({ occurrence }) => occurrence))).toBe(PER_DAY / 4);
  const days = lines.map(({ local_date }) => local_date);
  expect(days).toEqual(days.toSorted());
});
