import { describe, expect, it } from 'vitest';
import type { DateOrder } from '#shared/time/written-date.ts';
import { aCronometerDay, cronometer, loseIt, myFitnessPal, myFitnessPalHeader } from './exports.ts';
import { read, zip } from './read-text.ts';

describe('A MyFitnessPal export', () => {
  it('a MyFitnessPal export contains a line per meal, thousands with a comma, and no daily totals', async () => {
    const { source, lines, leftOut, faults } = await read(
      myFitnessPal(
        '2026-11-18,Breakfast,"1,050",40.5,,,,,,"1,200",,120,8,30,35,,,,,',
        '2026-11-18,Snacks,200,10,,,,,,,,20,,,5,,,,,',
        '2026-11-18,Totals,"1,250",50.5,,,,,,,,140,,,40,,,,,',
      ),
    );
    expect([source, faults, leftOut]).toEqual(['myfitnesspal', [], [{ why: 'totals', count: 1 }]]);
    expect(lines).toMatchObject([
      {
        line: 2,
        local_date: '2026-11-18',
        time: '08:00',
        meal_type: 'breakfast',
        food_name: 'Breakfast from MyFitnessPal',
        calories: 1050,
        fat: 40.5,
        carbs: 120,
        fiber: 8,
        sugar: 30,
        protein: 35,
        sodium: 1200,
      },
      { line: 3, meal_type: 'snack', sodium: null, fiber: null },
    ]);
  });

  it('a MyFitnessPal export can be read from its zip, which contains other tables too', async () => {
    const { lines, name } = await read(
      zip({
        'Exercise-Summary-2026.csv': 'Date,Exercise,Type,Exercise Calories\n2026-11-18,Run,Cardio,300',
        'folder/Nutrition-Summary-2026.csv': myFitnessPal('11/18/2026,Lunch,500,,,,,,,,,,,,,,,,,'),
        '__MACOSX/folder/._Nutrition-Summary-2026.csv': myFitnessPalHeader,
      }),
    );
    expect([name, lines.map(({ local_date }) => local_date)]).toEqual([
      'Nutrition-Summary-2026.csv',
      ['2026-11-18'],
    ]);
  });
});

describe('A Cronometer export', () => {
  it('a Cronometer export contains a line per food with its amount, and reports custom groups, which become snacks', async () => {
    const { lines, groups } = await read(aCronometerDay);
    expect(lines[0]).toMatchObject({
      food_name: 'Oats, rolled',
      serving_size: '40 g',
      calories: 152,
      protein: 5.3,
      carbs: 27,
      sugar: 0.4,
      meal_type: 'breakfast',
    });
    expect(groups).toEqual([{ name: 'Pre-workout', meal: 'snack' }]);
  });

  it('a Cronometer export can name its groups in German', async () => {
    const groups = ['Frühstück', 'Mittagessen', 'Abendbrot', 'Zwischenmahlzeit'];
    const rows = groups.map((group) => `2026-11-18,${group},Tea,1 cup,1,,,,,,,,`);
    const meals = (await read(cronometer(...rows))).lines.map(({ meal_type }) => meal_type);
    expect(meals).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
  });

  it('numbers identical lines of a day, starting over each day', async () => {
    const other = '2026-11-19,Pre-workout,Coffee,1 cup,2,0,0,0,0,0,0.3,5,Beverages';
    const { lines } = await read(`${aCronometerDay}\r\n${other}`);
    expect(lines.map(({ occurrence }) => occurrence)).toEqual([1, 1, 2, 1]);
  });

  it('maps columns by name, in any unit and any selection', async () => {
    const { lines } = await read(
      'Time,Day,Food Name,Energy (kJ),Sodium (g),Group\n1:05 PM,2026-11-18,Bread,418.4,0.5,\n07:10,2026-11-18,Jam,,,',
    );
    expect(lines).toMatchObject([
      { time: '13:05', meal_type: 'lunch', calories: 100, sodium: 500, protein: null, serving_size: null },
      { time: '07:10', meal_type: 'breakfast', calories: null },
    ]);
  });

  it('a Cronometer export names the right file to choose when it contains only daily totals', async () => {
    await expect(read('Date,Energy (kcal),Fat (g)\n2026-11-18,2000,70')).rejects.toThrow(
      'Choose servings.csv from your Cronometer export.',
    );
  });
});

describe('A Lose It! export', () => {
  const row = (date: string, name: string, rest: string) => `${date},${name},Icon,${rest}`;

  it('leaves out deleted lines and exercises, and reads n/a as unknown, not as zero', async () => {
    const { lines, leftOut, faults } = await read(
      loseIt(
        row('11/18/2026', 'Apple', 'Snacks,1.5,Each,95,0,0.3,n/a,25,n/a,n/a,4.4,0,n/a'),
        row('11/18/2026', 'Cake', 'Snacks,1,Slice,400,true,20,4,50,10,30,1,0,200'),
        row('11/18/2026', 'Running', 'Exercise,30,Minutes,-300,0,n/a,n/a,n/a,n/a,n/a,n/a,n/a,n/a'),
      ),
    );
    expect(faults).toEqual([]);
    expect(leftOut).toEqual([
      { why: 'deleted', count: 1 },
      { why: 'exercise', count: 1 },
    ]);
    expect(lines).toMatchObject([
      {
        food_name: 'Apple',
        serving_size: '1.5 Each',
        meal_type: 'snack',
        fat: 0.3,
        protein: null,
        sodium: null,
      },
    ]);
  });

  it('a Lose It! export names the meal column ‘Type’ in an older format', async () => {
    const { lines } = await read(
      'Date,Name,Type,Quantity,Units,Calories\n11/18/2026,Soup,Dinner,1,Bowl,200\n11/18/2026,Walk,Exercise,1,Hour,-200',
    );
    expect(lines.map(({ meal_type, food_name }) => [meal_type, food_name])).toEqual([['dinner', 'Soup']]);
  });
});

describe('A line of an export', () => {
  it('a line of an export does not block the other lines when it cannot be read, and is reported with its number', async () => {
    const { lines, faults } = await read(
      cronometer(
        '2026-11-18,Lunch,Soup,1 bowl,a lot,,,,,,,,',
        '2026-13-18,Lunch,Soup,1 bowl,200,,,,,,,,',
        '2026-11-21,Lunch,Soup,1 bowl,200,,,,,,,,',
        '2026-11-18,Lunch,,1 bowl,200,,,,,,,,',
        ',,,,,,,,,,,,',
        '2026-11-18,Lunch,Bread,1 slice,80,,,,,,,,',
      ),
    );
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [2, '“a lot” isn’t a number.'],
      [3, '“2026-13-18” is not a valid date.'],
      [4, 'This day is in the future.'],
      [5, 'Enter a name for the food.'],
    ]);
    expect(lines.map(({ line, food_name }) => [line, food_name])).toEqual([[7, 'Bread']]);
  });

  it('reports an unclosed quote instead of becoming one huge food', async () => {
    const { lines, faults } = await read(
      cronometer(
        '2026-11-17,Lunch,Tea,1 cup,1,,,,,,,,',
        '2026-11-18,Lunch,"Soup,1 bowl,200',
        '2026-11-18,Dinner,Pie,1,300',
      ),
    );
    expect(lines).toHaveLength(1);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [3, 'There’s an opening quotation mark without a closing one.'],
    ]);
  });

  it('reports an extra comma instead of shifting its values into the wrong columns', async () => {
    const { lines, faults } = await read(
      cronometer(
        '2026-11-18,Lunch,Oats, rolled,40 g,152,0,27,4,0,3,5,2,Cereals',
        '2026-11-18,Lunch,Tea,1 cup,1,,,,,,,,,,',
      ),
    );
    expect(lines.map(({ food_name }) => food_name)).toEqual(['Tea']);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [
        2,
        'This line has more columns than the header. A name with a comma may be missing its quotation marks.',
      ],
    ]);
  });

  it('a line of an export can contain a line break within quotes', async () => {
    const { lines } = await read(cronometer('2026-11-18,Lunch,"Soup\nof the day",1 bowl,200,,,,,,,,'));
    expect(lines).toMatchObject([{ food_name: 'Soup of the day', calories: 200 }]);
  });

  it('a line of an export keeps a long name in shortened form', async () => {
    const { lines } = await read(cronometer(`2026-11-18,Lunch,${'x'.repeat(900)},1,1,,,,,,,,`));
    expect(lines[0]!.food_name).toHaveLength(200);
  });
});

describe('The dates of an export', () => {
  const on = (...days: string[]) => loseIt(...days.map((day) => `${day},Tea,,Lunch,1,Cup,1,0,,,,,,,,`));
  const daysOf = async (content: string, order?: DateOrder) => {
    const { lines, ambiguousDay } = await read(content, order ? { order } : {});
    return [lines.map(({ local_date }) => local_date), ambiguousDay];
  };

  it('the dates of an export follow the order that one unambiguous date proves', async () => {
    expect(await daysOf(on('02/03/2026', '02/13/2026'))).toEqual([['2026-02-03', '2026-02-13'], null]);
    expect(await daysOf(on('02/03/2026', '13/02/2026'))).toEqual([['2026-02-13', '2026-03-02'], null]);
  });

  it('the dates of an export default to the month first when nothing proves the order, and can be switched', async () => {
    expect(await daysOf(on('02/03/2026'))).toEqual([['2026-02-03'], '02/03/2026']);
    expect(await daysOf(on('02/03/2026'), 'day-first')).toEqual([['2026-03-02'], '02/03/2026']);
    expect(await daysOf(on('03/03/2026'))).toEqual([['2026-03-03'], null]);
  });

  it('the dates of an export can start with the year, with any separator', async () => {
    const [days] = await daysOf(on('2026-11-17', '2026/11/18', '2026.11.19'));
    expect(days).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  });

  it('the dates of an export can use dots or a short year in columns separated by semicolons', async () => {
    const content = on('18.11.2026', '11/19/26').replaceAll(',', ';');
    expect(await daysOf(content)).toEqual([['2026-11-18', '2026-11-19'], null]);
  });
});

describe('An imported file', () => {
  it('the import decodes the Windows-1252 character set', async () => {
    const text = cronometer('2026-11-18,Lunch,Crème brûlée,1,300,,,,,,,,');
    const bytes = new Uint8Array([...text].map((letter) => letter.codePointAt(0)!));
    expect((await read(bytes)).lines[0]!.food_name).toBe('Crème brûlée');
  });

  it.each([
    ['that is empty', '', 'This file is empty.'],
    ['that is not a diary', 'a,b,c\n1,2,3', 'We don’t recognize this file.'],
    ['that is a picture', '\u0089PNG\r\n\u001A\n', 'We don’t recognize this file.'],
    ['that is an incomplete archive', 'PK\u0003\u0004 and no more', 'This archive is damaged or locked.'],
  ])('the import rejects a file %s with the reason', async (_what, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('the import asks the user to choose one of several diaries', async () => {
    const both = zip({ 'a.csv': aCronometerDay, 'b.csv': loseIt() });
    await expect(read(both)).rejects.toThrow('several diaries: a.csv, b.csv');
  });

  it('rejects an archive that unpacks to more than a diary', async () => {
    const bomb = zip({ 'a.csv': aCronometerDay });
    const entry = bomb.findLastIndex((_, i) => bomb[i] === 0x50 && bomb[i + 2] === 1 && bomb[i + 3] === 2);
    // Position of the size in the archive's directory entry.
    new DataView(bomb.buffer).setUint32(entry + 24, 101 * 1024 * 1024, true);
    await expect(read(bomb)).rejects.toThrow('This archive is too large.');
  });
});
