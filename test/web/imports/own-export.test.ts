import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openFile } from '#web/features/imports/read/open-file.ts';
import { readExport } from '#web/features/imports/read/read-export.ts';

const TODAY = '2026-11-20';
const PHOTO = '01KAHZQ3N0000000000000000P';
const entry = (id: string, fields: object = {}) => ({
  id,
  food_name: '=Lentil soup',
  calories: 310,
  protein: 18.5,
  meal_type: 'lunch',
  logged_at: '2026-11-18T18:45:10.000Z',
  local_date: '2026-11-18',
  time_zone: 'America/Denver',
  note: 'With lemon.\nTwo bowls.',
  version: 3,
  updated_at: '2026-11-18T19:00:00.000Z',
  ...fields,
});
const FIRST = '01KAHZQ3N00000000000000001';
const SECOND = '01KAHZQ3N00000000000000002';

const csvTitles =
  'date,logged_at,time_zone,meal,food,serving,energy_kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,photo,id,note';
const csvRow = (id: string) =>
  `2026-11-18,2026-11-18T18:45:10.000Z,America/Denver,lunch,'=Lentil soup,,310,18.5,,,,,,photos/${PHOTO},${id},"With lemon.\nTwo bowls."`;

const open = (files: Record<string, string | Uint8Array>) => {
  const zipped = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return openFile(new File([new Uint8Array(zipSync(Object.fromEntries(zipped)))], 'platewise.zip'));
};

describe('Reading the product’s own export', () => {
  it('reads entries with notes and photos, weights and water from the zip', async () => {
    const opened = await open({
      'data/food-entries.json': JSON.stringify([
        entry(FIRST, { image_url: `photos/${PHOTO}` }),
        entry(SECOND),
      ]),
      'data/weights.json': JSON.stringify([{ date: '2026-11-17', weight: 80.5, updated_at: 'x' }]),
      'data/days.json': JSON.stringify([
        { date: '2026-11-18', total_calories: 310, water_ml: 1_500, meal_count: 2 },
      ]),
      'data/achievements.json': '[{"kind":"first"}]',
      'food-entries.csv': `\uFEFF${csvTitles}\r\n${csvRow(FIRST)}\r\n${csvRow(SECOND)}\r\n`,
      'days.csv': '\uFEFFdate,energy_kcal,water_ml,entries\r\n2026-11-18,310,1500,2\r\n',
      [`photos/${PHOTO}.webp`]: new Uint8Array([1, 2, 3]),
    });
    const read = readExport(opened.texts, TODAY);
    expect(read).toMatchObject({ source: 'platewise', faults: [] });
    expect(read.lines.map(({ original, note }) => [original?.id, original?.has_photo, note])).toEqual([
      [FIRST, true, 'With lemon.\nTwo bowls.'],
      [SECOND, false, 'With lemon.\nTwo bowls.'],
    ]);
    expect(read.days).toEqual([
      { date: '2026-11-17', weight: 80.5, water_ml: null },
      { date: '2026-11-18', weight: null, water_ml: 1_500 },
    ]);
    const photo = opened.readPhoto(read.photos.get(FIRST)!);
    expect([photo?.type, photo?.size]).toEqual(['image/webp', 3]);
    expect(opened.readPhoto(SECOND)).toBeNull();
  });

  it('reads the spreadsheet alone to the same entry as the JSON file alone', async () => {
    const csv = await openFile(new File([`\uFEFF${csvTitles}\r\n${csvRow(FIRST)}\r\n`], 'food-entries.csv'));
    const json = await openFile(
      new File([JSON.stringify([entry(FIRST, { image_url: `photos/${PHOTO}` })])], 'food-entries.json'),
    );
    const [fromCsv, fromJson] = [csv, json].map(({ texts }) => readExport(texts, TODAY).lines);
    expect(fromCsv).toHaveLength(1);
    expect(fromCsv).toEqual(fromJson);
  });

  it('reports an entry that cannot be logged and imports the others', async () => {
    const content = JSON.stringify([
      entry(FIRST, { id: 'mine' }),
      entry(SECOND, { local_date: '2026-12-24' }),
      entry(SECOND, { items: [{ name: 'from an older version' }] }),
    ]);
    const { texts } = await openFile(new File([content], 'food-entries.json'));
    const { lines, faults } = readExport(texts, TODAY);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [2, 'This entry is damaged.'],
      [3, 'This day is in the future.'],
    ]);
    expect(lines.map(({ original }) => original?.items)).toEqual([null]);
  });
});
