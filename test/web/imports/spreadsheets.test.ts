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

  it('is found by its header, however few rows with decimal commas follow it', async () => {
    const few = `${european(row('52,5', '0,2'), row('1.052,5', '0,2'))}\r\n`;
    expect((await read(few)).lines).toMatchObject([{ calories: 53 }, { calories: 1053 }]);
    expect((await read(`My diary\r\n\r\n${few}`)).lines).toMatchObject([{ line: 4 }, { line: 5 }]);
  });

  it('has no thousands behind a 0: eighths of a gram stay what they are', async () => {
    expect(await figures(row('52', '0.125'), row('52', '0.375'))).toEqual([
      [52, 0.13, 1.2],
      [52, 0.38, 1.2],
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

describe('A table that is saved as Unicode text', () => {
  it('is read in either order of its bytes', async () => {
    const text = `\uFEFF${cronometer('2026-11-18,Lunch,Crème brûlée,1,300,,,,,,,,')}`;
    for (const isLittle of [true, false]) {
      const bytes = new DataView(new ArrayBuffer(text.length * 2));
      for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
      const { lines } = await read(new Uint8Array(bytes.buffer));
      expect(lines[0]!.food_name).toBe('Crème brûlée');
    }
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
