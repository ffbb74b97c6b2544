import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFoods } from '#infra/foods/import-foods.ts';
import { decompressedTable } from '#infra/foods/table-file.ts';
import { describeMeal } from '#shared/nutrition/describe-meal.ts';
import type { FoodRecord } from '#shared/nutrition/table/food-record.ts';
import { parseFoodRow } from '#shared/nutrition/table/food-row.ts';
import { readTable } from '#shared/nutrition/prebuilt/read-table.ts';

const folderOf = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foods-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

const simple = {
  'foods.csv': [
    'source,id,description,category,kcal,protein_g,carbs_g,fat_g,fiber_g,sugar_g,sodium_mg,fdc_id',
    'sr,sr:09003,"Apples, raw, with skin",Fruits,52,0.26,13.81,0.17,2.4,,1,171688',
    'fndds,fndds:92410310,"Soft drink, cola",Soft drinks,42,0,10.36,0.25,0,9.94,3,',
    'foundation,foundation:1,"No energy",Fruits,,,,,,,,1',
  ].join('\n'),
  'portions.csv': [
    'source,id,amount,unit,grams',
    'sr,sr:09003,1,"medium (3"" dia)",182',
    'sr,sr:09003,0.5,"cup, quartered",62.5',
    'fndds,fndds:92410310,,1 can or bottle (12 fl oz),372',
    'fndds,fndds:92410310,,1 fl oz (no ice),31',
    'fndds,fndds:92410310,,Quantity not specified,372',
  ].join('\n'),
};

const fdc = {
  'food.csv': [
    '"fdc_id","data_type","description","food_category_id","publication_date"',
    '"171688","sr_legacy_food","Apples, raw, with skin","9","2019-04-01"',
    '"2710","survey_fndds_food","Soft drink, cola","7202","2024-10-31"',
    '"99","branded_food","Brand apple","","2020-01-01"',
  ].join('\n'),
  'food_nutrient.csv': [
    '"id","fdc_id","nutrient_id","amount"',
    '"1","171688","1008","52"',
    '"2","171688","1005","13.81"',
    '"3","2710","2047","44"',
    '"4","2710","1008","42"',
    '"5","99","1008","52"',
  ].join('\n'),
  'food_portion.csv': [
    '"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"',
    '"1","171688","1","1","9999","","medium (3"" dia)","182"',
    '"2","2710","1","","9999","1 can or bottle (12 fl oz)","10205","372"',
  ].join('\n'),
  'measure_unit.csv': '"id","name"\n"9999","undetermined"\n"1000","cup"',
  'survey_fndds_food.csv': '"fdc_id","food_code","wweia_category_code"\n"2710","92410310","7202"',
  'wweia_food_category.csv':
    '"wweia_food_category","wweia_food_category_description"\n"7202","Soft drinks, beverage"',
};

const figures = '42 0 10.36 0.25 0 9.94 3';
const builtIn: FoodRecord[] = [
  `fndds:92410310 | Cola | coke; coca cola | ${figures} | liquid serving=372 can=372 | - | vegan`,
  // A food that no download contains.
  `own:blorp | Blorp | blorpy | ${figures} | liquid serving=250 can=355 | - | vegan | water=100`,
].map(parseFoodRow);

describe.each([
  ['the simple form', simple],
  ["FoodData Central's download", fdc],
])('A food table in %s', (_, files) => {
  it('a food table in %s becomes one file that the product reads, with the built-in names', async () => {
    const folder = folderOf(files);
    const file = join(folder, 'out.foods');
    const lines: string[] = [];
    expect(await importFoods(folder, file, (line) => lines.push(line), builtIn)).toBe(3);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const foods = readTable(decompressedTable(file));
    expect(foods.recordOf('usda:171688')?.per_100_g).toMatchObject({
      calories: 52,
      carbs: 13.81,
      sugar: null,
    });
    expect(foods.recordOf('fndds:92410310')).toMatchObject({ name: 'Cola', reference: 'Soft drink, cola' });
    const meal = describeMeal('2 medium apples, a can of coke and a can of blorpy', foods);
    expect(meal.items.map(({ name, grams }) => [name, grams])).toEqual([
      ['Apples, raw, with skin', 364],
      ['Cola', 372],
      ['Blorp', 355],
    ]);
  });
});

describe('An incomplete download', () => {
  const attempt = async (files: Record<string, string>): Promise<[string, string[]]> => {
    const folder = folderOf(files);
    const file = join(folder, 'out.foods');
    const problem = await importFoods(folder, file, () => undefined, []).then(
      () => '',
      (error: Error) => error.message,
    );
    return [problem, readdirSync(folder).filter((name) => name.startsWith('out.foods'))];
  };

  it.each([
    ['a file is missing', { 'foods.csv': simple['foods.csv'] }, 'lacks portions.csv'],
    ['all files are missing', {}, 'lacks foods.csv, portions.csv'],
    [
      'a column is missing',
      { ...simple, 'portions.csv': 'id,unit\n1,cup' },
      'lacks the column amount, grams',
    ],
    [
      'a row is cut off',
      { ...simple, 'portions.csv': `${simple['portions.csv']}\nsr,sr:1` },
      'fields instead of 5',
    ],
    [
      'a quote is left open',
      { ...simple, 'foods.csv': `${simple['foods.csv']}\nsr,"x` },
      'inside a quoted field',
    ],
    [
      'a value is not a number',
      { ...simple, 'foods.csv': simple['foods.csv'].replace(',52,0.26', ',much,0.26') },
      "has the kcal 'much'",
    ],
  ])('fails with the reason and leaves nothing behind: %s', async (_, files, reason) => {
    const [problem, left] = await attempt(files);
    expect(problem).toContain(reason);
    expect(left).toEqual([]);
  });

  it('an incomplete download leaves the previous table unchanged', async () => {
    const folder = folderOf(simple);
    const file = join(folder, 'out.foods');
    await importFoods(folder, file, () => undefined, []);
    const before = readFileSync(file);
    writeFileSync(join(folder, 'portions.csv'), 'damaged');
    await expect(importFoods(folder, file, () => undefined, [])).rejects.toThrow('portions.csv');
    expect(readFileSync(file)).toEqual(before);
  });

  it('leaves nothing behind when the file cannot be moved into place', async () => {
    const folder = folderOf(simple);
    await expect(importFoods(folder, folder, () => undefined, [])).rejects.toThrow();
    await expect(importFoods(folder, join(folder, 'no', 'out.foods'), () => undefined, [])).rejects.toThrow(
      'ENOENT',
    );
    expect(readdirSync(folder).sort()).toEqual(['foods.csv', 'portions.csv']);
    expect(readdirSync(join(folder, '..')).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
