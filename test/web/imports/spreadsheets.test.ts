import { describe, expect, it } from 'vitest';
import { aCronometerDay, cronometer, cronometerHeader } from './exports.ts';
import { read, zip } from './read-text.ts';

describe('A table of a European spreadsheet', () => {
  const european = (...rows: string[]) => [cronometerHeader.replaceAll(',', ';'), ...rows].join('\r\n');
  const row = (energy: string, fat: string) =>
    `18.11.26;Lunch;Soup;150,00 g;${energy};0;12;3;1;${fat};2;1.200;Soups`;
  const figures = async (...rows: string[]) =>
    (await read(european(...rows))).lines.map(({ calories, fat, sodium }) => [calories, fat, sodium]);

  it('has a decimal comma, and points between thousands', async () => {
    expect(await figures(row('1.050,6', '12,5'))).toEqual([[1051, 12.5, 1200]]);
    expect((await read(european(row('1', '2,5')))).lines[0]).toMatchObject({
      local_date: '2026-11-18',
      serving_size: '150 g',
    });
  });

  it('with three digits behind a mark is told by the other lines', async () => {
    expect(await figures(row('1.050', '1,125'))).toEqual([[1050, 1.13, 1200]]);
    expect(await figures(row('1.050', '0.5'), row('1,050', '2.25'))).toEqual([
      [1, 0.5, 1.2],
      [1050, 2.25, 1.2],
    ]);
  });

  it('may part thousands by a space or an apostrophe', async () => {
    expect(await figures(row('1 050', '12,5'), row('1\u202f050', '1,5'), row('1’050', '1,5'))).toEqual([
      [1050, 12.5, 1200],
      [1050, 1.5, 1200],
      [1050, 1.5, 1200],
    ]);
  });

  it('may begin with the line by which spreadsheets tell the mark', async () => {
    expect((await read(`sep=;\r\n${european(row('100', '1,5'))}`)).lines).toMatchObject([
      { line: 3, calories: 100 },
    ]);
  });
});

describe('Half a file', () => {
  it('has a last line that is told, instead of a food without its figures', async () => {
    const whole = cronometer(
      '2026-11-17,Lunch,Tea,1 cup,1,,,,,,,,',
      '2026-11-18,Lunch,Soup,1 bowl,200,0,30,2,4,5,8,600,Soups',
    );
    const { lines, faults } = await read(whole.slice(0, whole.indexOf('30,2')));
    expect(lines.map(({ food_name }) => food_name)).toEqual(['Tea']);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [3, 'The file ends in the middle of this line.'],
    ]);
    expect((await read(whole)).faults).toEqual([]);
  });

  it('of an archive is refused with the reason', async () => {
    const whole = zip({ 'servings.csv': aCronometerDay });
    await expect(read(whole.slice(0, whole.length - 30))).rejects.toThrow(
      'This archive is damaged or locked.',
    );
  });
});

describe('Two exports, one after the other', () => {
  it('say the same of the lines that both have: only what is new is added', async () => {
    const first = await read(aCronometerDay);
    const coffee = '2026-11-18,Pre-workout,Coffee,1 cup,2,0,0,0,0,0,0.3,5,Beverages';
    const second = await read(`${aCronometerDay}\r\n${coffee}\r\n${coffee.replace('-18', '-19')}`);
    expect(second.lines.slice(0, 3)).toEqual(first.lines);
    expect(second.lines.slice(3)).toMatchObject([
      { local_date: '2026-11-18', occurrence: 3 },
      { local_date: '2026-11-19', occurrence: 1 },
    ]);
  });
});
