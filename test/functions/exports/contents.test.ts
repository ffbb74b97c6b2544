import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExportRows } from '#functions/exports/rows-repository.ts';
import { createWriteExport } from '#functions/exports/write-export.ts';
import type { MicronutrientDays } from '#shared/micronutrients/schema.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { emailHashOf } from '#functions/support/email-hash.ts';
import { putRows, sharedRows } from '#test/support/feed-rows.ts';
import { findMicronutrients } from '#test/support/micronutrient-table.ts';
import { unzip } from '#test/support/unzip.ts';
import { aFoodItem } from '#test/support/builders/a-food-item.ts';
import { openExportFile } from './export-file.ts';

const { database, folder, path, put } = openExportFile();

describe('The contents of a data export', () => {
  const HOUR = 3_600;
  const now = Math.floor(Date.now() / 1000);
  const ownerOf = (pk: string) => ({ pk, user_id: pk.replace('user#', '') });
  const write = (emailOf: () => Promise<string | null>, read = async (): Promise<Buffer | null> => null) =>
    createWriteExport({
      rows: createExportRows(database.table, systemClock),
      bucket: { read },
      emailOf,
      findMicronutrients,
      clock: systemClock,
    });

  it('D29 include vitamins and minerals by day as CSV and JSON, with empty cells and null for unknown values', async () => {
    const entry = (id: string, day: string, fields: object) => ({
      ...ownerOf('user#ada'),
      sk: `entry#${id}`,
      id,
      lsi1sk: `day#${day}#${id}`,
      local_date: day,
      ...fields,
    });
    const { name, grams, record_id, nutrients } = aFoodItem({
      name: 'Apple',
      record_id: 'sr:09003',
      grams: 200,
    });
    const apple = { name, grams, record_id, nutrients: { ...nutrients, calories: 104, sodium: 2 } };
    await put([
      entry('A1', '2026-11-18', { food_name: 'Apple', calories: 104, items: [apple] }),
      entry('A2', '2026-11-18', { food_name: 'Cake', calories: 312, sodium: 90 }),
      entry('A3', '2026-11-19', { food_name: 'Soup', calories: 200 }),
    ]);
    await write(async () => null)('ada', path, () => true);
    const zip = unzip(readFileSync(path));
    const [header = '', ...rows] = zip.textOf('vitamins-and-minerals.csv').trimEnd().split('\r\n');
    const columns = header.replace('\uFEFF', '').split(',');
    const cellsOf = (row: string) =>
      Object.fromEntries(row.split(',').map((cell, at) => [columns[at] ?? '', cell]));
    expect(rows.map(cellsOf)).toMatchObject([
      {
        date: '2026-11-18',
        energy_kcal: '416',
        // 2 x 4.6 mg and 2 x 107 mg.
        vitamin_c_mg: '9.2',
        potassium_mg: '214',
        vitamin_b12_ug: '0',
        added_sugar_g: '',
        micronutrients_known_kcal: '104',
      },
      { date: '2026-11-19', energy_kcal: '200', vitamin_c_mg: '', micronutrients_known_kcal: '0' },
    ]);
    const days = JSON.parse(zip.textOf('vitamins-and-minerals.json')) as MicronutrientDays['days'];
    expect(
      days.map(({ date, known_calories, unknown_foods }) => [date, known_calories, unknown_foods]),
    ).toEqual([
      ['2026-11-18', 104, ['Cake']],
      ['2026-11-19', 0, ['Soup']],
    ]);
    expect(days[0]?.nutrients.sodium_mg).toEqual({ amount: 92, known_calories: 416 });
    expect(days[1]?.nutrients.iron_mg).toEqual({ amount: null, known_calories: 0 });
    expect(zip.textOf('README.txt')).toContain('vitamins-and-minerals.csv');
  });

  it("D29 include the confirmed email's messages and newsletter state, and no one else's", async () => {
    const written = (email: string, id: string) => {
      const email_hash = emailHashOf(email);
      return {
        pk: `support#${email_hash}`,
        sk: `message#${id}`,
        email_hash,
        id,
        email,
        name: 'Lea',
        subject: 'Hello',
        message: `Words of ${email}`,
        received_at: '2026-11-20T10:00:00.000Z',
        mailing_until: 0,
        expires_at: now + HOUR,
      };
    };
    const reader = (email: string) => {
      const email_hash = emailHashOf(email);
      const row = { email_hash, email, asked_at: '2026-11-20T10:00:00.000Z', leave_hash: 'leave-secret' };
      return { pk: `newsletter#${email_hash}`, sk: 'subscriber', ...row };
    };
    await put([
      { ...ownerOf('user#lea'), sk: 'account#profile', email: 'lea@example.com' },
      written('lea@example.com', 'M1'),
      written('lea@example.com', 'M2'),
      written('leo@example.com', 'M3'),
      reader('lea@example.com'),
      reader('leo@example.com'),
    ]);
    await write(async () => 'Lea@Example.com')('lea', path, () => true);
    const zip = unzip(readFileSync(path));
    expect(zip.rowsOf('messages')).toHaveLength(2);
    expect(zip.rowsOf('messages')[0]).toEqual({
      email: 'lea@example.com',
      name: 'Lea',
      subject: 'Hello',
      message: 'Words of lea@example.com',
      received_at: '2026-11-20T10:00:00.000Z',
    });
    expect(zip.rowsOf('newsletter')).toEqual([
      { email: 'lea@example.com', asked_at: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(zip.textOf('README.txt')).toContain('data/messages.json (2)');
    // An unverified email finds nothing, since it may belong to someone else.
    await write(async () => null)('lea', path, () => true);
    expect(unzip(readFileSync(path)).names.toSorted()).toEqual([
      'README.txt',
      'data/profile.json',
      'days.csv',
      'food-entries.csv',
      'vitamins-and-minerals.csv',
      'vitamins-and-minerals.json',
      'weights.csv',
    ]);
  });

  it("D29 include the user's shared meals over several pages, likes and reports, and no one else's", async () => {
    await putRows(database.table, [
      ...sharedRows('ada', 130, { reader: 'bob' }),
      ...sharedRows('bob', 3, { reader: 'ada', from: Date.UTC(2026, 9, 1) }),
      { ...ownerOf('user#ada'), sk: 'like#M1', shared_meal_id: 'M1', owner_id: 'bob', created_at: '' },
      { ...ownerOf('user#ada'), sk: 'report#M2', shared_meal_id: 'M2', reason: 'spam', created_at: '' },
    ]);
    await write(async () => null)('ada', path, () => true);
    const zip = unzip(readFileSync(path));
    const meals = zip.rowsOf('shared-meals');
    expect(meals).toHaveLength(130);
    expect(Object.keys(meals[0]!).toSorted()).toEqual([
      'audience',
      'created_at',
      'food_entry_id',
      'id',
      'likes_count',
      'with_photo',
    ]);
    expect(zip.rowsOf('likes')).toEqual([{ shared_meal_id: 'M1', created_at: '' }]);
    expect(zip.rowsOf('reports')).toEqual([{ shared_meal_id: 'M2', reason: 'spam', created_at: '' }]);
    expect(zip.textOf('data/shared-meals.json')).not.toContain('bob');
  });

  it('a data export leaves out removed favorites, expired rows and photos that were not kept', async () => {
    const tim = ownerOf('user#tim');
    await put([
      { ...tim, sk: 'favourite#usda:1', id: 'usda:1', name: 'Apple' },
      { ...tim, sk: 'favourite#usda:2', id: 'usda:2', name: 'Unstarred', expires_at: now + HOUR },
      { ...tim, sk: 'insights#2026-10-01', date: '2026-10-01', expires_at: now - HOUR },
      { ...tim, sk: 'insights#2026-11-01', date: '2026-11-01', expires_at: now + HOUR },
      { ...tim, sk: 'voice#V', id: 'V', expires_at: now - HOUR },
      { ...tim, sk: 'weight#2019-01-01', date: '2019-01-01', weight: 70, expires_at: now - HOUR },
      { ...tim, sk: 'photo#P', id: 'P', status: 'awaited', content_type: 'image/webp' },
    ]);
    await write(async () => null)('tim', path, () => true);
    const zip = unzip(readFileSync(path));
    expect(zip.names.filter((name) => name.startsWith('data/'))).toEqual([
      'data/favourites.json',
      'data/insights.json',
    ]);
    expect(zip.textOf('weights.csv').trimEnd().split('\r\n')).toHaveLength(1);
    expect(zip.rowsOf('favourites').map(({ name }) => name)).toEqual(['Apple']);
    expect(zip.rowsOf('insights').map(({ date }) => date)).toEqual(['2026-11-01']);
  });

  it('a data export releases the disk space when it fails', async () => {
    await put([
      { ...ownerOf('user#eve'), sk: 'photo#P', id: 'P', status: 'kept', content_type: 'image/webp' },
    ]);
    const broken = join(folder, 'broken.zip');
    const failing = write(
      async () => null,
      async () => {
        throw new Error('The bucket is out of reach.');
      },
    );
    await expect(failing('eve', broken, () => true)).rejects.toThrow('out of reach');
    rmSync(broken);
    // Open files of this process: a deleted file keeps its disk space while it is open.
    const open = (): string[] =>
      readdirSync('/proc/self/fd').flatMap((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`);
        } catch {
          return [];
        }
      });
    await expect.poll(() => open().filter((name) => name.includes('broken.zip'))).toEqual([]);
  });
});
