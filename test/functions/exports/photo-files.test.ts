import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writePhotoFiles } from '#functions/exports/photo-files.ts';
import type { Row } from '#functions/exports/rows-repository.ts';
import { createZipFile } from '#functions/exports/zip-file.ts';
import { unzip } from '#test/support/unzip.ts';

const folder = mkdtempSync(join(tmpdir(), 'platewise-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = async function* (count: number): AsyncGenerator<Row> {
  for (let at = 0; at < count; at += 1)
    yield { pk: 'user#mara', sk: `photo#P${at}`, id: `P${at}`, content_type: 'image/jpeg' };
};
const idOf = (key: string): string => key.replace('photos/', '');

describe('Photos in an export', () => {
  it('downloads a few photos at a time and writes them in order, even when the first is the slowest', async () => {
    const path = join(folder, 'order.zip');
    const zip = createZipFile(path, new Date());
    let onWay = 0;
    let most = 0;
    const read = async (key: string): Promise<Buffer> => {
      onWay += 1;
      most = Math.max(most, onWay);
      // The first one responds after the others.
      for (let turn = 0; turn < (idOf(key) === 'P0' ? 20 : 1); turn += 1) await Promise.resolve();
      onWay -= 1;
      return Buffer.from(idOf(key));
    };
    const counts = await writePhotoFiles(zip, rowsOf(9), { read }, () => true);
    await zip.close();
    expect(counts).toEqual({ photos: 9, missing: [], tooMany: [] });
    expect(unzip(readFileSync(path)).names).toEqual(
      Array.from({ length: 9 }, (_, at) => `photos/P${at}.jpeg`),
    );
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('lists photos as missing when space or time runs out, without failing the export', async () => {
    const added: string[] = [];
    const zip = (room: number) => ({
      add: async (name: string) => void added.push(name),
      hasRoomFor: (bytes: number) => bytes <= room - added.length,
      close: async () => 0,
      discard: () => undefined,
    });
    const asked: string[] = [];
    const read = async (key: string): Promise<Buffer> => {
      asked.push(idOf(key));
      return Buffer.from('.');
    };
    expect(await writePhotoFiles(zip(2), rowsOf(20), { read }, () => true)).toEqual({
      photos: 2,
      missing: [],
      tooMany: Array.from({ length: 18 }, (_, at) => `P${at + 2}`),
    });
    // Photos that do not fit are not fetched.
    expect(asked.length).toBeLessThan(8);
    expect(await writePhotoFiles(zip(99), rowsOf(2), { read }, () => false)).toMatchObject({
      photos: 0,
      tooMany: ['P0', 'P1'],
    });
  });

  it('an unreadable photo makes the export job retry', async () => {
    const zip = createZipFile(join(folder, 'broken.zip'), new Date());
    const read = async (key: string): Promise<Buffer> => {
      if (idOf(key) === 'P2') throw new Error('The bucket is out of reach.');
      return Buffer.from('.');
    };
    await expect(writePhotoFiles(zip, rowsOf(5), { read }, () => true)).rejects.toThrow('out of reach');
    zip.discard();
  });
});
