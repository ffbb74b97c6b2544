import { describe, expect, it } from 'vitest';
import { leadsOf, rowsOf } from './list-of.ts';

describe('Reading the leads of a list', () => {
  it('reads names, addresses, phone numbers and dates as people write them', () => {
    const { leads } = leadsOf(
      rowsOf(`
        Ansprechpartner | E-Mail | Tel. | Woher | Stand | Letzter Kontakt
        Meier, Tom | Tom Meier <tom@meier.test> | n/a | Tipp einer Kollegin | in Gesprächen | 3. März 26
        Herr Jan Ott | mailto:jan@ott.test | 030 5550100; 0171 5550101 | Messe Köln | Bestandskunde | 12.1.2026
        Ute Kern | ute (at) kern.test | - | ? | kein Interesse | Oct 5, 2026
        Bo Lund | bo@lund.test, +45 33 010203 | | kalt angerufen | offen | 46023
      `),
    );
    const shown = leads.map(({ name, email, phone, source, status, last_contact_on }) =>
      [name, email, phone, source, status, last_contact_on].join(' '),
    );
    expect(shown).toEqual([
      'Tom Meier tom@meier.test  referral contacted 2026-03-03',
      'Jan Ott jan@ott.test 030 5550100 event converted 2026-01-12',
      'Ute Kern ute@kern.test   lost 2026-10-05',
      'Bo Lund bo@lund.test +45 33 010203 cold_outreach new 2026-01-01',
    ]);
    expect(leads[1]?.notes).toBe('Tel.: 0171 5550101');
  });

  it.each([
    ['Opted out of email', 'TRUE', true],
    ['Opted out of email', 'false', false],
    ['Do not contact', '', false],
    ['DNC', 'x', true],
    ['Unsubscribed', '2026-02-03', true],
    ['Keine Werbung', 'ja', true],
    ['Keine Werbung', 'nein', false],
    ['Newsletter', 'nein', true],
    ['Newsletter', 'ja', false],
    ['Marketing consent', 'withdrawn', true],
    ['Marketing consent', 'granted', false],
    ['Email subscription status', 'Unsubscribed', true],
    ['Email subscription status', 'Subscribed', false],
    ['Email subscription status', 'Never unsubscribed', false],
    ['Lead status', 'Do not contact', true],
    ['Lead status', 'Contacted', false],
    ['Notes', 'Do not call before 10', false],
  ])('a lead with ‘%s: %s’ must not be contacted: %s', (title, cell, isOptedOut) => {
    const { leads, optOuts } = leadsOf([
      ['Name', 'Email', title],
      ['Jo March', 'jo@plumfield.test', cell],
    ]);
    expect([leads[0]?.do_not_contact, optOuts]).toEqual([isOptedOut, isOptedOut ? 1 : 0]);
  });

  it('reads a tag that says so as an opt-out, and no other tag', () => {
    const { leads } = leadsOf(
      rowsOf(`
        Name | Email | Tags
        Jo March | jo@plumfield.test | VIP, Unsubscribed
        Meg March | meg@plumfield.test | VIP
      `),
    );
    expect(leads.map(({ do_not_contact }) => do_not_contact)).toEqual([true, false]);
  });

  it('keeps the first row of an address, with the opt-out of any', () => {
    const read = leadsOf(
      rowsOf(`
        Name | Email | Unsubscribed
        Jo March | jo@plumfield.test | no
        Josephine | JO@plumfield.test | yes
      `),
    );
    expect(read.leads).toMatchObject([{ name: 'Jo March', do_not_contact: true }]);
    expect(read.duplicates).toEqual([3]);
  });

  it('names each row that can’t be imported, and counts headings, totals and footers apart', () => {
    const read = leadsOf(
      rowsOf(`
        Owner | Name | Email | Company | Amount
        Amy | Jo March | not given | Plumfield | 1
        Amy | Beth March | | Plumfield | 2
        | *** fair *** | | |
        | | | |
        Amy | Meg March | meg@plumfield.test | | 3
        | | | | 6
        Copyright of the CRM | | | |
      `),
    );
    expect(read.faults.map(({ line, why, name, cell }) => [line, why, name, cell])).toEqual([
      [2, 'bad_email', 'Jo March', 'not given'],
      [3, 'no_email', 'Beth March', ''],
    ]);
    expect([read.leads.length, read.notLeads]).toEqual([1, [4, 7, 8]]);
  });

  it('adds values without an equivalent to the notes and reports them', () => {
    const { leads, unknown } = leadsOf(
      rowsOf(`
        Name | Email | Lead source | Status | Last contact | Comment
        Jo March | jo@plumfield.test | Google | Limbo | last summer | kind
        Meg March | meg@plumfield.test | Billboard | Limbo | ? |
      `),
    );
    expect(leads[1]).toMatchObject({ source: null, status: 'new', last_contact_on: null });
    expect(leads[0]?.notes).toBe('kind\nStatus: Limbo\nLast contact: last summer');
    expect(unknown).toEqual([
      { field: 'status', value: 'Limbo', rows: 2 },
      { field: 'last_contact', value: 'last summer', rows: 1 },
      { field: 'source', value: 'Billboard', rows: 1 },
    ]);
  });

  it('keeps a lead whose company or job title is too long, with the text in the notes', () => {
    const long = 'x'.repeat(121);
    const { leads, shortened } = leadsOf([
      ['Name', 'Email', 'Company', 'Job title', 'Notes'],
      ['Jo March', 'jo@plumfield.test', long, 'Writer', 'y'.repeat(1_000)],
      ['Meg March', 'meg@plumfield.test', 'Plumfield', long, ''],
    ]);
    expect(leads.map(({ company, job_title }) => [company, job_title])).toEqual([
      [null, 'Writer'],
      ['Plumfield', null],
    ]);
    expect([leads[0]?.notes?.length, shortened]).toEqual([1_000, 1]);
    expect(leads[1]?.notes).toBe(`Job title: ${long}`);
  });

  it('learns the order of days and months from every date of the list, and asks if none tells', () => {
    const withCreated = leadsOf([
      ['Name', 'Email', 'Last contact', 'Created'],
      ['Jo March', 'jo@plumfield.test', '03/04/2026', '25/12/2025'],
    ]);
    expect([withCreated.leads[0]?.last_contact_on, withCreated.ambiguousDay]).toEqual(['2026-04-03', null]);
    const alone = leadsOf([
      ['Name', 'Email', 'Last contact'],
      ['Jo March', 'jo@plumfield.test', '03/04/2026'],
    ]);
    expect([alone.leads[0]?.last_contact_on, alone.ambiguousDay]).toEqual(['2026-03-04', '03/04/2026']);
  });

  it('names a contact without a person by its company, and reports one without either', () => {
    const { leads, faults } = leadsOf([
      ['First name', 'Last name', 'Organization', 'E-mail'],
      ['', '', 'Cafe Roma', 'info@roma.test'],
      ['', '', '', 'who@roma.test'],
    ]);
    expect(leads.map(({ name, company }) => [name, company])).toEqual([['Cafe Roma', 'Cafe Roma']]);
    expect(faults.map(({ line, why }) => [line, why])).toEqual([[3, 'no_name']]);
  });
});
