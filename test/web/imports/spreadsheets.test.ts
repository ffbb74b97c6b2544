import { describe, expect, it } from 'vitest';
import { aCronometerDay, cronometer, cronometerHeader } from './exports.ts';
import { read, zip } from './read-text.ts';

describe('A table of a European spreadsheet', () => {
  const european = (...rows: string[]) => [cronometerHeader.replaceAll(',', ';'), ...rows].join('\r\n');
  const row = (energy: string, fat: string) =>
    `18.11.26;Lunch;Soup;150,00 g;${energy};0;12;3;1;${fat};2;1.200;Soups`;
  const figures = async (...rows: string[]) =>
    (await read(european(...rows))).lines.map(({ calories, fat, sodium }) => [calories, fat, sodium]);

  it('a table of a European spreadsheet uses a decimal comma, and dots between thousands', async () => {
    expect(await figures(row('1.050,6', '12,5'))).toEqual([[1051, 12.5, 1200]]);
    expect((await read(european(row('1', '2,5')))).lines[0]).toMatchObject({
      local_date: '2026-11-18',
      serving_size: '150 g',
    });
  });

  it('reads a separator before three digits by the other lines', async () => {
    expect(await figures(row('1.050', '1,125'))).toEqual([[1050, 1.13, 1200]]);
    expect(await figures(row('1.050', '0.5'), row('1,050', '2.25'))).toEqual([
      [1, 0.5, 1.2],
      [1050, 2.25, 1.2],
    ]);
  });

  it('a table of a European spreadsheet can be detected by its header, however few rows with decimal commas follow it', async () => {
    const few = `${european(row('52,5', '0,2'), row('1.052,5', '0,2'))}\r\n`;
    expect((await read(few)).lines).toMatchObject([{ calories: 53 }, { calories: 1053 }]);
    expect((await read(`My diary\r\n\r\n${few}`)).lines).toMatchObject([{ line: 4 }, { line: 5 }]);
  });

  it('reads digits after a leading 0 as decimals, so that eighths of a gram keep their value', async () => {
    expect(await figures(row('52', '0.125'), row('52', '0.375'))).toEqual([
      [52, 0.13, 1.2],
      [52, 0.38, 1.2],
    ]);
  });

  it('a table of a European spreadsheet can separate thousands by a space or an apostrophe', async () => {
    expect(await figures(row('1 050', '12,5'), row('1\u202f050', '1,5'), row('1’050', '1,5'))).toEqual([
      [1050, 12.5, 1200],
      [1050, 1.5, 1200],
      [1050, 1.5, 1200],
    ]);
  });

  it('a table of a European spreadsheet can start with the line that declares the separator', async () => {
    expect((await read(`sep=;\r\n${european(row('100', '1,5'))}`)).lines).toMatchObject([
      { line: 3, calories: 100 },
    ]);
  });
});

describe('A table saved as Unicode text', () => {
  it('a table saved as Unicode text can be read in either byte order', async () => {
    const text = `\uFEFF${cronometer('2026-11-18,Lunch,Crème brûlée,1,300,,,,,,,,')}`;
    for (const isLittle of [true, false]) {
      const bytes = new DataView(new ArrayBuffer(text.length * 2));
      for (let at = 0; at < text.length; at += 1) bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
      const { lines } = await read(new Uint8Array(bytes.buffer));
      expect(lines[0]!.food_name).toBe('Crème brûlée');
    }
  });
});

describe('A truncated file', () => {
  it('reports its last line instead of importing a food without its values', async () => {
    const whole = cronometer(
      '2026-11-17,Lunch,Tea,1 cup,1,,,,,,,,',
      '2026-11-18,Lunch,Soup,1 bowl,200,0,30,2,4,5,8,600,Soups',
    );
    const { lines, faults } = await read(whole.slice(0, whole.indexOf('30,2')));
    expect(lines.map(({ food_name }) => food_name)).toEqual(['Tea']);
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [3, 'The file ends partway through this line.'],
    ]);
    expect((await read(whole)).faults).toEqual([]);
  });

  it('a truncated file shows the reason when an archive is rejected', async () => {
    const whole = zip({ 'servings.csv': aCronometerDay });
    await expect(read(whole.slice(0, whole.length - 30))).rejects.toThrow(
      'This archive is damaged or locked.',
    );
  });
});

describe('Two overlapping exports', () => {
  it('two overlapping exports add only the new lines of the second export', async () => {
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
