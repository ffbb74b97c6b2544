import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createExportRows } from '#functions/exports/rows-repository.ts';
import { createWriteExport } from '#functions/exports/write-export.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { loadDiary } from '#test/support/load-diary.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';
import { unzip } from '#test/support/unzip.ts';
import { isFull } from '#test/support/full-size.ts';
import { openExportFile } from './export-file.ts';

const ENTRIES = isFull ? 20_000 : 120;
/** Fewer but small rows, still more than one page. */
const SMALL = isFull ? 0 : 450;
const PHOTOS = isFull ? 500 : 20;
const PHOTO_BYTES = 200_000;
const LONG = 600_000;

const { database, path, put } = openExportFile();

/** Returns the bytes of referenced buffers, without garbage. */
const held = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().arrayBuffers;
};

const noise = randomBytes(PHOTO_BYTES);
/** Incompressible bytes, different for each photo. */
const photoOf = (id: string): Buffer => {
  const bytes = Buffer.from(noise);
  bytes.write(id);
  return bytes;
};

it(
  `D29 writes ${ENTRIES} entries and ${PHOTOS} photos into one file, one page or photo at a time`,
  async () => {
    await loadDiary(database.table, 'mara', ENTRIES, '2026-11-20');
    await loadDiary(database.table, 'ben', 30, '2026-11-20');
    const change = (at: number) => ({
      pk: 'user#mara',
      sk: `credit#${String(at).padStart(12, '0')}`,
      amount: -5,
    });
    for (let at = 0; at < SMALL; at += 25)
      await put(Array.from({ length: 25 }, (_, index) => change(at + index)));
    const photo = (id: string, status = 'kept') => ({
      pk: 'user#mara',
      sk: `photo#${id}`,
      user_id: 'mara',
      id,
      status,
      content_type: 'image/webp',
    });
    for (let at = 0; at < PHOTOS; at += 20)
      await put(Array.from({ length: 20 }, (_, index) => photo(`P${at + index}`)));
    await put([
      photo('P9990', 'awaited'),
      photo('P9991'),
      {
        pk: 'user#mara',
        sk: 'entry#Z',
        id: 'Z',
        food_name: '=SUM(A1)',
        note: '=1+1\nSecond line',
        lsi1sk: 'day#2026-11-21#x',
        local_date: '2026-11-21',
      },
      { pk: 'user#mara', sk: 'api-token#T', id: 'T', hash: 'secret-hash', name: 'Script' },
      { pk: 'user#mara', sk: 'account#referred-by', referrer_id: 'ben', inbox: 'ben-inbox' },
    ]);

    let inMemory = 0;
    let read = 0;
    const write = createWriteExport({
      rows: createExportRows(database.table, systemClock),
      emailOf: async () => null,
      bucket: {
        read: async (key) => {
          const id = key.replace('photos/', '');
          if (id === 'P9991') return null;
          read += 1;
          if (read % 10 === 0) inMemory = Math.max(inMemory, held());
          return photoOf(id);
        },
      },
      findMicronutrients,
      clock: systemClock,
    });
    const before = held();
    const begun = performance.now();
    const made = await write('mara', path, () => true);
    expect(made).toEqual({ bytes: statSync(path).size, photos: PHOTOS });
    // All photos together would exceed this at full size: 100 MB.
    expect(read).toBeGreaterThanOrEqual(PHOTOS);
    expect(inMemory - before).toBeLessThan(20_000_000);
    console.log(`${made.bytes} bytes in ${Math.round(performance.now() - begun)} ms.`);

    const zip = unzip(readFileSync(path));
    expect(zip.rowsOf('food-entries')).toHaveLength(ENTRIES + 1);
    expect(zip.rowsOf('days')).toHaveLength(ENTRIES / 10);
    if (SMALL > 0) expect(zip.rowsOf('credit-changes')).toHaveLength(SMALL);
    expect(zip.names.filter((name) => name.startsWith('photos/'))).toHaveLength(PHOTOS);
    expect(Buffer.from(zip.bytesOf('photos/P7.webp')!).equals(photoOf('P7'))).toBe(true);
    const csv = zip.textOf('food-entries.csv').trimEnd().split('\r\n');
    expect(csv).toHaveLength(ENTRIES + 2);
    expect(csv[0]).toBe(
      '\uFEFFdate,logged_at,time_zone,meal,food,serving,energy_kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,photo,id,note',
    );
    // Sorted by time, and no food is read as a formula.
    expect(csv.at(-1)).toContain("'=SUM(A1)");
    expect(csv.at(-1)).toMatch(/,Z,"'=1\+1\nSecond line"$/);
    expect(zip.rowsOf('food-entries').at(-1)).toMatchObject({ note: '=1+1\nSecond line' });
    expect(csv[1]! < csv.at(-2)!).toBe(true);
    expect(zip.textOf('days.csv')).toContain('2026-11-20,3450,112,584,79,63,215,840,,10');

    const readMe = zip.textOf('README.txt');
    expect(readMe).toContain(`data/food-entries.json (${ENTRIES + 1})`);
    expect(readMe).toContain('No longer found: P9991');
    for (const name of zip.names.filter((file) => file.startsWith('data/'))) expect(readMe).toContain(name);
    const everything = zip.names
      .filter((name) => !name.startsWith('photos/'))
      .map(zip.textOf)
      .join();
    expect(everything).not.toMatch(/secret-hash|ben|gsi1pk|user#/);
  },
  LONG,
);
