import { describe, expect, it } from 'vitest';
import { leadsFile } from '#web/features/business-agents/sdr/csv/leads-file.ts';
import { LeadsError, parseLeads } from '#web/features/business-agents/sdr/csv/parse-leads.ts';
import { aLead } from '#test/support/builders/a-lead.ts';

const textOf = ({ file }: { file: Blob }): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

describe('A CSV file of leads', () => {
  it('maps columns by name in any order, in English and German, with commas, semicolons or tabs', () => {
    const ada = {
      name: 'Ada Lovelace',
      email: 'ada@engines.example',
      company: 'Engines',
      phone: '+44 1',
      source: 'referral',
    };
    const tables = [
      'Email,Full name,Company,Phone,Lead source\nada@engines.example,Ada Lovelace,Engines,+44 1,referral',
      '\uFEFFVorname;Nachname;E-Mail-Adresse;Firma;Telefon;Quelle\r\nAda;Lovelace;ada@engines.example;Engines;+44 1;Referral',
      'phone_number\tORGANISATION\tname\te-mail\tsource\n+44 1\tEngines\t Ada Lovelace \tada@engines.example\tREFERRAL\n',
    ];
    for (const table of tables)
      expect(parseLeads(table)).toEqual({ leads: [ada], faults: [], otherSources: 0 });
  });

  it.each([
    [
      'Google Contacts',
      'First Name,Last Name,Organization Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Phone 2 - Value\nAda,Lovelace,Engines,Work,ada@engines.example,,+44 1',
    ],
    [
      'Outlook',
      'Vorname;Nachname;Firma;E-Mail-Adresse;Telefon geschäftlich;Mobiltelefon\nAda;Lovelace;Engines;ada@engines.example;;+44 1',
    ],
    [
      'Pipedrive',
      'Person - Name,Person - Email - Work,Person - Phone - Work,Person - Organization\nAda Lovelace,ada@engines.example,+44 1,Engines',
    ],
    [
      'LinkedIn with notes',
      'Notes:\n"When exporting, you may notice, that"\n\nFirst Name,Last Name,URL,Email Address,Company,Phone\nAda,Lovelace,https://x.example,ada@engines.example,Engines,+44 1',
    ],
    [
      'Excel with a separator line',
      'sep=;\r\nName;E-Mail;Firma;Tel.;Telefon\r\nAda Lovelace;ada@engines.example;Engines;;+44 1',
    ],
    ['a German list', 'Vorname;Name;E-Mail;Firma;Telefon\nAda;Lovelace;ada@engines.example;Engines;+44 1'],
  ])('the import of leads reads an export from %s', (_of, table) => {
    const { leads, faults } = parseLeads(table);
    expect([leads, faults]).toMatchObject([
      [{ name: 'Ada Lovelace', email: 'ada@engines.example', company: 'Engines', phone: '+44 1' }],
      [],
    ]);
  });

  it('reports which value is too long and on which line of the file', () => {
    const table = `Notes\n\nname,email,company\nBo,bo@example.com,${'x'.repeat(121)}`;
    expect(parseLeads(table).faults).toEqual([
      { line: 4, message: 'Company names can have up to 120 characters.' },
    ]);
  });

  it('the import of leads reports each invalid line and continues', () => {
    const { leads, faults } = parseLeads(
      'name,email\n,no@name.example\n\nBo,not an address\n"Line\nbreak",ok@example.com\n',
    );
    expect(faults).toEqual([
      { line: 2, message: 'Enter a name.' },
      { line: 4, message: 'Enter an email address.' },
    ]);
    expect(leads.map(({ email, source }) => [email, source])).toEqual([['ok@example.com', 'website']]);
  });

  it('the import of leads replaces an unknown source with ‘Website’ and counts it', () => {
    const { leads, otherSources } = parseLeads(
      'name,email,source\nBo,bo@example.com,Fax\nAl,al@example.com,\n',
    );
    expect([leads.map(({ source }) => source), otherSources]).toEqual([['website', 'website'], 1]);
  });

  it.each(['', 'name,email\n', 'a,b\n1,2', 'name,phone\nBo,1'])(
    'the import of leads rejects a file that is not a CSV of leads: %j',
    (text) => {
      expect(() => parseLeads(text)).toThrow(LeadsError);
    },
  );
});

describe('The export of leads', () => {
  it.each(['=1+1', '+49 30 1', '-1+2', '@SUM(A1)', '\t=1', '=cmd|"/C calc"!A0'])(
    'escapes values that a spreadsheet would run as formulas: %j',
    async (name) => {
      const [, line = ''] = (await textOf(leadsFile([aLead({ name })]))).split('\r\n');
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('the export of leads contains every lead, and imports again unchanged', async () => {
    const odd = aLead({ name: '=1+1', company: 'A, "B"; C', phone: '+44 1', source: 'social_media' });
    const table = await textOf(leadsFile([aLead(), odd]));
    expect(table.split('\r\n')[0]).toBe(
      'Name,Email,Company,Phone,Source,Status,Score,Added,Job title,Last contact,Notes',
    );
    expect(parseLeads(table).leads).toMatchObject([
      { name: 'Ada Lovelace', company: 'Engines', phone: null, source: 'website' },
      { name: '=1+1', company: 'A, "B"; C', phone: '+44 1', source: 'social_media' },
    ]);
  });
});
