import { describe, expect, it } from 'vitest';
import { FileError } from '#web/lib/files/file-error.ts';
import { aWorkbook } from './a-workbook.ts';
import { readFile } from './read-lead-file.ts';

const ada = { name: 'Ada Lovelace', email: 'ada@engines.example', company: 'Süd & Co', phone: '+44 1' };
const german = 'Vorname;Nachname;E-Mail;Firma;Telefon\r\nAda;Lovelace;ada@engines.example;Süd & Co;+44 1\r\n';

const utf16 = (text: string, isLittle: boolean, hasMark: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer((text.length + (hasMark ? 1 : 0)) * 2));
  for (const [at, letter] of [...(hasMark ? '\uFEFF' : ''), ...text].entries())
    view.setUint16(at * 2, letter.charCodeAt(0), isLittle);
  return new Uint8Array(view.buffer);
};
const windows1252 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('A file of leads', () => {
  it.each<[string, string | Uint8Array]>([
    ['commas', 'Full name,Email,Company,Phone\nAda Lovelace,ada@engines.example,Süd & Co,+44 1'],
    ['semicolons and a byte order mark', `\uFEFF${german}`],
    ['tabs', german.replaceAll(';', '\t')],
    ['bars', german.replaceAll(';', '|')],
    ['a separator line of Excel', `sep=;\r\n${german}`],
    ['UTF16, little endian', utf16(german, true, true)],
    ['UTF16, big endian', utf16(german, false, true)],
    ['UTF16 without a mark', utf16(german, true, false)],
    ['Windows-1252', windows1252(german)],
  ])('a file of leads is read with %s', async (_with, content) => {
    expect((await readFile(content)).leads).toMatchObject([ada]);
  });

  it('a file of leads keeps quoted line breaks and delimiters, and counts lines as spreadsheets do', async () => {
    const table = 'name,email,notes\n"Line\nbreak",ok@example.com,"a, b"\n\nBo,none at all,\n';
    const { leads, faults } = await readFile(table);
    expect(leads).toMatchObject([{ name: 'Line break', notes: 'a, b' }]);
    expect(faults.map(({ line }) => line)).toEqual([4]);
  });

  it.each(['', ' \n ,, \n'])('the import of leads rejects an empty file: %j', async (text) => {
    await expect(readFile(text)).rejects.toThrow(FileError);
  });

  it('the import of leads asks for another format of an old Excel file or an archive without a workbook', async () => {
    await expect(readFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2))).rejects.toThrow('Save it as .xlsx');
    await expect(readFile(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).rejects.toThrow('damaged');
  });
});

describe('An Excel workbook of leads', () => {
  const header = ['Name', 'Email', 'Phone', 'Last contact', 'Company'];

  it('an Excel workbook is read with dates, long numbers, gaps and text of several runs', async () => {
    const workbook = aWorkbook({
      Sheet1: [
        ['Leads of the fair'],
        null,
        header,
        ['Ada Lovelace', 'ada@engines.example', 491715550100, { day: 46_023.5 }, { inline: 'Süd & Co' }],
        ['Bo', null, null, null, 'Acme'],
      ],
    });
    const { leads, faults } = await readFile(workbook, 'leads.xlsx');
    expect(leads).toMatchObject([{ ...ada, phone: '491715550100', last_contact_on: '2026-01-01' }]);
    expect(faults.map(({ line, why }) => [line, why])).toEqual([[5, 'no_email']]);
  });

  it('an Excel workbook is read from the sheet with the most known columns, and with days since 1904', async () => {
    const workbook = aWorkbook(
      {
        Info: [['About this file'], ['Made by Ada']],
        People: [header, ['Ada Lovelace', 'ada@engines.example', '+44 1', { day: 44_561 }, 'Süd & Co']],
      },
      true,
    );
    const { leads } = await readFile(workbook, 'leads.xlsx');
    expect(leads).toMatchObject([{ ...ada, last_contact_on: '2026-01-01' }]);
  });
});
