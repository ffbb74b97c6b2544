import { describe, expect, it } from 'vitest';
import type { DateOrder } from '#web/features/imports/read/read-date.ts';
import { aCronometerDay, cronometer, loseIt, myFitnessPal, myFitnessPalHeader } from './exports.ts';
import { read, zip } from './read-text.ts';

describe('An export of MyFitnessPal', () => {
  it('has one line a meal, thousands with a comma, and no sums of days', async () => {
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

  it('is found in its zip, beside other tables', async () => {
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

describe('An export of Cronometer', () => {
  it('has one line a food, with its amount; own groups are snacks, and told', async () => {
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

  it('may name its groups in German', async () => {
    const groups = ['Frühstück', 'Mittagessen', 'Abendbrot', 'Zwischenmahlzeit'];
    const rows = groups.map((group) => `2026-11-18,${group},Tea,1 cup,1,,,,,,,,`);
    const meals = (await read(cronometer(...rows))).lines.map(({ meal_type }) => meal_type);
    expect(meals).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
  });

  it('counts equal lines of a day, and those of another day anew', async () => {
    const other = '2026-11-19,Pre-workout,Coffee,1 cup,2,0,0,0,0,0,0.3,5,Beverages';
    const { lines } = await read(`${aCronometerDay}\r\n${other}`);
    expect(lines.map(({ occurrence }) => occurrence)).toEqual([1, 1, 2, 1]);
  });

  it('is read by its names of columns, whichever there are and in which unit', async () => {
    const { lines } = await read(
      'Time,Day,Food Name,Energy (kJ),Sodium (g),Group\n1:05 PM,2026-11-18,Bread,418.4,0.5,\n07:10,2026-11-18,Jam,,,',
    );
    expect(lines).toMatchObject([
      { time: '13:05', meal_type: 'lunch', calories: 100, sodium: 500, protein: null, serving_size: null },
      { time: '07:10', meal_type: 'breakfast', calories: null },
    ]);
  });

  it('with sums of days alone says which file to choose', async () => {
    await expect(read('Date,Energy (kcal),Fat (g)\n2026-11-18,2000,70')).rejects.toThrow(
      'Please choose servings.csv of Cronometer’s export.',
    );
  });
});

describe('An export of Lose It!', () => {
  const row = (date: string, name: string, rest: string) => `${date},${name},Icon,${rest}`;

  it('leaves out what was deleted and exercises, and takes n/a for unknown, not for nothing', async () => {
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

  it('of before names the meal ‘Type’', async () => {
    const { lines } = await read(
      'Date,Name,Type,Quantity,Units,Calories\n11/18/2026,Soup,Dinner,1,Bowl,200\n11/18/2026,Walk,Exercise,1,Hour,-200',
    );
    expect(lines.map(({ meal_type, food_name }) => [meal_type, food_name])).toEqual([['dinner', 'Soup']]);
  });
});

describe('A line of an export', () => {
  it('that cannot be read is told with its number, and keeps no other back', async () => {
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
      [2, '‘a lot’ is not a figure.'],
      [3, '‘2026-13-18’ is not a day.'],
      [4, 'This day has not come yet.'],
      [5, 'The food has no name.'],
    ]);
    expect(lines.map(({ line, food_name }) => [line, food_name])).toEqual([[7, 'Bread']]);
  });

  it('whose quote is never closed is told, instead of being one huge food', async () => {
    const { lines, faults } = await read(
      cronometer(
        '2026-11-17,Lunch,Tea,1 cup,1,,,,,,,,',
        '2026-11-18,Lunch,"Soup,1 bowl,200',
        '2026-11-18,Dinner,Pie,1,300',
      ),
    );
    expect(lines).toHaveLength(1);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [3, 'A quote is opened here and never closed.'],
    ]);
  });

  it('with a comma too many is told, instead of having its figures in the wrong columns', async () => {
    const { lines, faults } = await read(
      cronometer(
        '2026-11-18,Lunch,Oats, rolled,40 g,152,0,27,4,0,3,5,2,Cereals',
        '2026-11-18,Lunch,Tea,1 cup,1,,,,,,,,,,',
      ),
    );
    expect(lines.map(({ food_name }) => food_name)).toEqual(['Tea']);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [2, 'This line has more cells than the header. Perhaps a name with a comma lacks its quotes.'],
    ]);
  });

  it('may have a line break within its quotes', async () => {
    const { lines } = await read(cronometer('2026-11-18,Lunch,"Soup\nof the day",1 bowl,200,,,,,,,,'));
    expect(lines).toMatchObject([{ food_name: 'Soup of the day', calories: 200 }]);
  });

  it('with a long name is cut, not refused', async () => {
    const { lines } = await read(cronometer(`2026-11-18,Lunch,${'x'.repeat(900)},1,1,,,,,,,,`));
    expect(lines[0]!.food_name).toHaveLength(200);
  });
});

describe('Days of an export', () => {
  const on = (...days: string[]) => loseIt(...days.map((day) => `${day},Tea,,Lunch,1,Cup,1,0,,,,,,,,`));
  const daysOf = async (content: string, order?: DateOrder) => {
    const { lines, doubtfulDay } = await read(content, order);
    return [lines.map(({ local_date }) => local_date), doubtfulDay];
  };

  it('come in the order that one of them proves for all', async () => {
    expect(await daysOf(on('02/03/2026', '02/13/2026'))).toEqual([['2026-02-03', '2026-02-13'], null]);
    expect(await daysOf(on('02/03/2026', '13/02/2026'))).toEqual([['2026-02-13', '2026-03-02'], null]);
  });

  it('begin with the month where nothing proves it, and can be read the other way', async () => {
    expect(await daysOf(on('02/03/2026'))).toEqual([['2026-02-03'], '02/03/2026']);
    expect(await daysOf(on('02/03/2026'), 'day-first')).toEqual([['2026-03-02'], '02/03/2026']);
    expect(await daysOf(on('03/03/2026'))).toEqual([['2026-03-03'], null]);
  });

  it('may begin with the year, whatever parts them', async () => {
    const [days] = await daysOf(on('2026-11-17', '2026/11/18', '2026.11.19'));
    expect(days).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  });

  it('may have points or a short year, and stand in columns parted by semicolons', async () => {
    const content = on('18.11.2026', '11/19/26').replaceAll(',', ';');
    expect(await daysOf(content)).toEqual([['2026-11-18', '2026-11-19'], null]);
  });
});

describe('A file', () => {
  it('of Windows keeps its letters', async () => {
    const text = cronometer('2026-11-18,Lunch,Crème brûlée,1,300,,,,,,,,');
    const bytes = new Uint8Array([...text].map((letter) => letter.codePointAt(0)!));
    expect((await read(bytes)).lines[0]!.food_name).toBe('Crème brûlée');
  });

  it.each([
    ['that is empty', '', 'This file is empty.'],
    ['that is no diary', 'a,b,c\n1,2,3', 'This is no diary that we know.'],
    ['that is a picture', '\u0089PNG\r\n\u001A\n', 'This is no diary that we know.'],
    ['that is half an archive', 'PK\u0003\u0004 and no more', 'This archive is damaged or locked.'],
  ])('%s is refused with the reason', async (_what, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  it('with several diaries asks for one of them', async () => {
    const both = zip({ 'a.csv': aCronometerDay, 'b.csv': loseIt() });
    await expect(read(both)).rejects.toThrow('several diaries: a.csv, b.csv');
  });

  it('that unpacks to more than a diary is not unpacked', async () => {
    const bomb = zip({ 'a.csv': aCronometerDay });
    const entry = bomb.findLastIndex(
      (_byte, at) => bomb[at] === 0x50 && bomb[at + 2] === 1 && bomb[at + 3] === 2,
    );
    // The size that the archive's directory claims, where its entry has it.
    new DataView(bomb.buffer).setUint32(entry + 24, 101 * 1024 * 1024, true);
    await expect(read(bomb)).rejects.toThrow('This archive is too large to be a diary.');
  });
});
