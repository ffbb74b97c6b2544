import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { currentTable } from '#infra/foods/current-table.ts';
import { rulesHash } from '#infra/foods/rules-hash.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';
import { writeTable } from '#shared/nutrition/prebuilt/write-table.ts';
import { isFull } from '#test/support/full-size.ts';

const apple = builtInTable[0]!;
/** The food as an earlier version of the product merged it. */
const pippin: FoodRecord = {
  ...apple,
  name: 'Pippin',
  aliases: ['pomme'],
  reference: 'Apples, raw, with skin',
};
const gone: FoodRecord = { ...apple, id: 'own:gone', name: 'Gone food' };

const fileOf = (bytes: Uint8Array): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'foods-')), 'full.foods');
  writeFileSync(file, bytes);
  return file;
};
const tableFile = (rules: string): string => fileOf(brotliCompressSync(writeTable([pippin, gone], rules)));

describe('The full food table of an environment', () => {
  it('the full food table of an environment stays unchanged when this version of the product created it', () => {
    const file = tableFile(rulesHash());
    expect(currentTable(file)).toEqual(readFileSync(file));
  });

  it.runIf(isFull)(
    'the full food table of an environment changes to the current names and foods when another version created it',
    () => {
      const foods = readTable(brotliDecompressSync(currentTable(tableFile('of another version'))));
      expect(foods.recordOf(apple.id)).toMatchObject({
        name: apple.name,
        aliases: apple.aliases,
        reference: 'Apples, raw, with skin',
      });
      expect(foods.recordOf('own:gone')).toBeNull();
      expect(builtInTable.filter(({ id }) => foods.recordOf(id) === null)).toEqual([]);
    },
  );

  it('the full food table of an environment causes an error with instructions when it is missing or invalid', () => {
    expect(() => currentTable('/nowhere/full.foods')).toThrow(
      'The food table /nowhere/full.foods does not exist. Create it: npm run foods:import -- DIR --out /nowhere/full.foods',
    );
    for (const bytes of [Buffer.from('id,name'), brotliCompressSync(Buffer.from('id,name'))]) {
      const file = fileOf(bytes);
      expect(() => currentTable(file)).toThrow(`${file} cannot be read as a food table: `);
    }
  });
});
