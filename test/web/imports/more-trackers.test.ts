import { describe, expect, it } from 'vitest';
import type { ReadExport } from '#web/features/imports/read/read-result.ts';
import { aWorkbook } from '#test/web/business-agents/sdr/a-workbook.ts';
import { read, zip } from './read-text.ts';

const table = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;
/** Sums of each day: kcal and protein. */
const sums = ({ lines }: ReadExport): Record<string, [kcal: number, protein: number]> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ local_date }) => local_date)].map(([day, ofDay]) => [
      day,
      [
        ofDay.reduce((sum, { calories }) => sum + (calories ?? 0), 0),
        Math.round(ofDay.reduce((sum, { protein }) => sum + (protein ?? 0), 0) * 10) / 10,
      ],
    ]),
  );

describe('An export of MacroFactor', () => {
  it('an export of MacroFactor becomes one entry per food, in the meal of its time, with equal sums per day', async () => {
    const file = await read(
      `\uFEFF${table(
        'Date,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Fat (g),Carbs (g),Protein (g),Alcohol (g),Fiber (g),Sodium (mg)',
        '2026-11-17,07:40,"Skyr, plain",cup,1.5,340,214,0.7,13.6,37.4,0,0,122',
        '2026-11-17,19:05,Risotto,bowl,1,310,455,14.2,66,11.3,0,2.1,890',
        '2026-11-18,12:15,Lentil soup,bowl,1,400,310,7,40,18.5,0,11,640',
      )}`,
    );
    expect([file.source, file.faults]).toEqual(['macrofactor', []]);
    expect(sums(file)).toEqual({ '2026-11-17': [669, 48.7], '2026-11-18': [310, 18.5] });
    expect(file.lines.map(({ meal_type, time, serving_size }) => [meal_type, time, serving_size])).toEqual([
      ['breakfast', '07:40', '1.5 cup'],
      ['dinner', '19:05', '1 bowl'],
      ['lunch', '12:15', '1 bowl'],
    ]);
  });
});

describe('An Excel file of MacroFactor', () => {
  it('an Excel file of MacroFactor is read with its dates, times and numbers', async () => {
    const header = [
      'Date',
      'Time',
      'Food Name',
      'Serving Size',
      'Serving Qty',
      'Calories (kcal)',
      'Protein (g)',
    ];
    const workbook = aWorkbook({
      'Quick Export': [['Weight (kg)'], [70.4]],
      'Food Log': [
        header,
        [{ day: 46343 }, { time: 0.31944444444 }, 'Skyr, "plain"', 'cup', 1.5, 214, 37.4],
        [{ day: 46344 }, { time: 0.5104166667 }, 'Lentil soup', 'bowl', 1, 310, 18.5],
      ],
    });
    const file = await read(workbook.slice());
    expect([file.source, file.faults]).toEqual(['macrofactor', []]);
    expect(sums(file)).toEqual({ '2026-11-17': [214, 37.4], '2026-11-18': [310, 18.5] });
    expect(file.lines.map(({ food_name, time, meal_type }) => [food_name, time, meal_type])).toEqual([
      ['Skyr, "plain"', '07:40', 'breakfast'],
      ['Lentil soup', '12:15', 'lunch'],
    ]);
  });
});

describe('A report of FatSecret', () => {
  it('a report of FatSecret becomes one entry per food below its day and meal, without the totals', async () => {
    const file = await read(
      table(
        '# Food Diary Report',
        '# from 17 November 2026 to 18 November 2026',
        '',
        'Date,Cals ( kcal),Fat( g),Sat( g),Carbs( g),Fiber( g),Sugar( g),Prot( g),Sod( mg),Chol( mg),Potassium( mg)',
        '"Tuesday, November 17, 2026",540,12.5,3,80,6,20,25.5,500,10,300',
        ' Breakfast,240,4.5,1,40,4,12,9.5,120,5,150',
        '  Oatmeal,150,2.5,0.5,27,4,1,5.5,2,0,140',
        '   1 cup,,,,,,,,,,',
        '  Milk,90,2,0.5,13,0,11,4,118,5,10',
        ' Snacks/Other,300,8,2,40,2,8,16,380,5,150',
        '  Protein Bar,300,8,2,40,2,8,16,380,5,150',
        '"Wednesday, November 18, 2026",310,7,1,40,11,5,18.5,640,0,700',
        ' Dinner,310,7,1,40,11,5,18.5,640,0,700',
        '  Lentil Soup,310,7,1,40,11,5,18.5,640,0,700',
      ),
    );
    expect([file.source, file.faults]).toEqual(['fatsecret', []]);
    expect(sums(file)).toEqual({ '2026-11-17': [540, 25.5], '2026-11-18': [310, 18.5] });
    expect(
      file.lines.map((line) => [line.food_name, line.meal_type, line.serving_size, line.sodium]),
    ).toEqual([
      ['Oatmeal', 'breakfast', '1 cup', 2],
      ['Milk', 'breakfast', null, 118],
      ['Protein Bar', 'snack', null, 380],
      ['Lentil Soup', 'dinner', null, 640],
    ]);
    expect(file.leftOut).toEqual([{ why: 'totals', count: 5 }]);
  });
});

describe('An export of Samsung Health', () => {
  it('times are read from UTC to the local day and time, with the codes of meals', async () => {
    const file = await read(
      table(
        'com.samsung.health.nutrition,6280100,8',
        'total_fat,carbohydrate,protein,sodium,create_time,calorie,meal_type,title,start_time,time_offset,datauuid',
        '2.5,27,5.5,2,x,150,100001,Oatmeal,2026-11-17 06:30:00.000,UTC+0100,a-1,',
        '14.2,66,11.3,890,x,455,100003,Risotto,2026-11-17 23:30:00.000,UTC+0100,a-2,',
        '7,40,18.5,640,x,310,100005,Lentil soup,2026-11-19 02:00:00.000,UTC-0500,a-3,',
      ),
    );
    expect([file.source, file.faults]).toEqual(['samsung-health', []]);
    expect(file.lines.map((line) => [line.local_date, line.time, line.meal_type, line.food_name])).toEqual([
      ['2026-11-17', '07:30', 'breakfast', 'Oatmeal'],
      ['2026-11-18', '00:30', 'dinner', 'Risotto'],
      ['2026-11-18', '21:00', 'snack', 'Lentil soup'],
    ]);
    expect(sums(file)).toEqual({ '2026-11-17': [150, 5.5], '2026-11-18': [765, 29.8] });
  });
});

describe('An export of Apple Health', () => {
  it('joins the nutrients of a food, converts units and reads weights', async () => {
    const record = (type: string, unit: string, value: string, at: string, food?: string): string => {
      const start = `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Meal &amp; Me" unit="${unit}" creationDate="${at}" startDate="${at}" endDate="${at}" value="${value}"`;
      return food
        ? `${start}>\n  <MetadataEntry key="HKFoodType" value="${food}"/>\n </Record>`
        : `${start}/>`;
    };
    const [morning, noon] = ['2026-11-17 07:30:00 +0100', '2026-11-18 12:30:00 +0100'];
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_US">',
      record('DietaryEnergyConsumed', 'kcal', '150', morning, 'Oats &amp; milk'),
      record('DietaryProtein', 'g', '5.5', morning, 'Oats &amp; milk'),
      record('DietarySodium', 'mg', '2', morning, 'Oats &amp; milk'),
      record('DietaryEnergyConsumed', 'kJ', '1297.04', noon),
      record('DietaryProtein', 'g', '18.5', noon),
      record('StepCount', 'count', '900', noon),
      record('BodyMass', 'lb', '177', morning),
      '</HealthData>',
    ].join('\n');
    const file = await read(
      zip({ 'apple_health_export/export.xml': xml, 'apple_health_export/export_cda.xml': '<x/>' }),
    );
    expect([file.source, file.faults]).toEqual(['apple-health', []]);
    expect(file.lines.map((line) => [line.food_name, line.meal_type, line.time, line.sodium])).toEqual([
      ['Oats & milk', 'breakfast', '07:30', 2],
      ['Meal & Me', 'lunch', '12:30', null],
    ]);
    expect(sums(file)).toEqual({ '2026-11-17': [150, 5.5], '2026-11-18': [310, 18.5] });
    expect(file.days).toEqual([
      { date: '2026-11-17', weight: expect.closeTo(80.29, 2) as number, water_ml: null },
    ]);
  });
});

describe('A MyFitnessPal export in another language', () => {
  it.each([
    [
      'Spanish',
      'Fecha,Comida,Calorías,Grasa (g),Carbohidratos (g),Proteínas (g),Sodio (mg),Nota',
      ['Desayuno', 'Almuerzo', 'Cena', 'Aperitivos'],
    ],
    [
      'Portuguese',
      'Data,Refeição,Calorias,Gorduras (g),Carboidratos (g),Proteínas (g),Sódio (mg),Observação',
      ['Café da manhã', 'Almoço', 'Jantar', 'Lanches'],
    ],
    [
      'German',
      'Datum,Mahlzeit,Kalorien,Fett (g),Kohlenhydrate (g),Eiweiß (g),Natrium (mg),Notiz',
      ['Frühstück', 'Mittagessen', 'Abendessen', 'Snacks'],
    ],
    [
      'French',
      'Date,Repas,Calories,Lipides (g),Glucides (g),Protéines (g),Sodium (mg),Note',
      ['Petit-déjeuner', 'Déjeuner', 'Dîner', 'Collations'],
    ],
    [
      'Italian',
      'Data,Pasto,Calorie,Grassi (g),Carboidrati (g),Proteine (g),Sodio (mg),Nota',
      ['Colazione', 'Pranzo', 'Cena', 'Spuntini'],
    ],
  ])('is read in %s, with notes and equal sums', async (_language, header, meals) => {
    const file = await read(
      table(
        header,
        ...meals.map((meal, at) => `2026-11-18,${meal},${100 * (at + 1)},5,20,${at}.5,300,Note ${at}`),
      ),
    );
    expect([file.source, file.faults, file.groups]).toEqual(['myfitnesspal', [], []]);
    expect(file.lines.map(({ meal_type, note }) => [meal_type, note])).toEqual([
      ['breakfast', 'Note 0'],
      ['lunch', 'Note 1'],
      ['dinner', 'Note 2'],
      ['snack', 'Note 3'],
    ]);
    expect(sums(file)).toEqual({ '2026-11-18': [1000, 8] });
    expect(file.lines[0]).toMatchObject({ fat: 5, carbs: 20, sodium: 300 });
  });
});
