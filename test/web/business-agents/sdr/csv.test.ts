import { describe, expect, it } from 'vitest';
import { leadsFile } from '#web/features/business-agents/sdr/csv/leads-file.ts';
import { aLead } from '#test/support/builders/a-lead.ts';
import { readFile } from './read-lead-file.ts';

const textOf = ({ file }: { file: Blob }): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file);
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
    const odd = aLead({
      name: '=1+1',
      email: 'odd@engines.example',
      company: 'A, "B"; C',
      phone: '+44 1',
      source: 'social_media',
      status: 'lost',
      job_title: 'Engineer',
      notes: 'Two\nlines',
      last_contact_on: '2026-10-02',
      tags: ['trade fair', 'VIP'],
      do_not_contact: { cause: 'user', reason: null, since: '2026-11-01T08:00:00.000Z' },
    });
    const table = await textOf(
      leadsFile([aLead(), odd, aLead({ email: 'no@source.example', source: null })]),
    );
    expect(table.split('\r\n')[0]).toBe(
      'Name,Email,Company,Phone,Source,Status,Score,Added,Job title,Last contact,Notes,Lead tags,Do not contact',
    );
    const { leads } = await readFile(table);
    expect(leads).toMatchObject([
      {
        name: 'Ada Lovelace',
        company: 'Engines',
        phone: null,
        source: 'website',
        status: 'new',
        do_not_contact: false,
      },
      {
        name: '=1+1',
        company: 'A, "B"; C',
        phone: '+44 1',
        source: 'social_media',
        status: 'lost',
        job_title: 'Engineer',
        notes: 'Two\nlines',
        last_contact_on: '2026-10-02',
        tags: ['trade fair', 'VIP'],
        do_not_contact: true,
      },
      { source: null },
    ]);
  });
});
