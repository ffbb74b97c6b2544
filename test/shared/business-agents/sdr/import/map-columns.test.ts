import { describe, expect, it } from 'vitest';
import type { ColumnField } from '#shared/business-agents/sdr/import/fields.ts';
import { fieldsOf, leadsOf, rowsOf } from './list-of.ts';

/** Columns of exports: the title, a cell and the expected field. */
type Export = readonly (readonly [title: string, cell: string, field: ColumnField])[];

const hubspot: Export = [
  ['Record ID', '81', 'ignored'],
  ['First Name', 'Jo', 'first'],
  ['Last Name', 'March', 'last'],
  ['Email', 'jo@plumfield.test', 'email'],
  ['Phone Number', '+1 555 010 7777', 'phone'],
  ['Mobile Phone Number', '+1 555 010 7778', 'phone'],
  ['Contact owner', 'amy@plumfield.test', 'ignored'],
  ['Company Name', 'Plumfield', 'company'],
  ['Job Title', 'Writer', 'title'],
  ['Lead Status', 'Attempted to contact', 'status'],
  ['Lifecycle Stage', 'Lead', 'ignored'],
  ['Original Traffic Source', 'Paid search', 'source'],
  ['Original Traffic Source Drill-Down 1', 'brand', 'ignored'],
  ['Last Contacted', '2026-10-01', 'last_contact'],
  ['Opted out of email: Newsletter', 'No', 'opt_out'],
  ['Create Date', '2025-01-01', 'ignored'],
  ['Next Activity Date', '2027-01-01', 'ignored'],
];
const salesforceContacts: Export = [
  ['First Name', 'Ishmael', 'first'],
  ['Last Name', 'Whale', 'last'],
  ['Email', 'ishmael@pequod.test', 'email'],
  ['Account Name', 'Pequod Ltd', 'company'],
  ['Account Owner', 'Ahab', 'ignored'],
  ['Title', 'Sailor', 'title'],
  ['Last Activity', '10/09/2026', 'last_contact'],
  ['Assistant Phone', '+1 555 010 1111', 'ignored'],
  ['Has Opted Out of Email', '0', 'opt_out'],
  ['Do Not Call', '0', 'opt_out'],
  ['Fax Opt Out', '1', 'ignored'],
  ['Mailing City', 'Nantucket', 'ignored'],
  ['Rating', 'Hot', 'ignored'],
];
const pipedriveLeads: Export = [
  ['Lead - Title', 'Bean deal', 'ignored'],
  ['Lead - Label', 'Hot', 'status'],
  ['Person - Name', 'Cal Trask', 'name'],
  ['Person - Email', 'cal@trask.test', 'email'],
  ['Organization - Name', 'Trask Beans', 'company'],
  ['Organization - Address', 'Salinas', 'ignored'],
  ['Deal - Status', 'open', 'ignored'],
  ['Person - Subscribed', 'Yes', 'opt_out'],
];
const zoho: Export = [
  ['Lead Owner', 'Lee', 'ignored'],
  ['Company', 'Acorn Foods', 'company'],
  ['Last Name', 'Gargery', 'last'],
  ['Designation', 'Smith', 'title'],
  ['Email', 'pip@acorn.test', 'email'],
  ['Secondary Email', 'pip@home.test', 'email'],
  ['Fax', '555-1', 'ignored'],
  ['Mobile', '+44 20 7946 0999', 'phone'],
  ['Lead Source', 'Cold Call', 'source'],
  ['Lead Status', 'Junk Lead', 'status'],
  ['Last Activity Time', '2026-11-02 08:00:00', 'last_contact'],
  ['Modified Time', '2026-11-02 08:00:00', 'ignored'],
  ['Email Opt Out', 'false', 'opt_out'],
  ['Tag', 'vip', 'ignored'],
];
const apollo: Export = [
  ['First Name', 'Ann', 'first'],
  ['Last Name', 'Veal', 'last'],
  ['Title', 'CTO', 'title'],
  ['Company', 'Egg & Co', 'company'],
  ['Company Name for Emails', 'Egg', 'ignored'],
  ['Email', 'ann@egg.test', 'email'],
  ['Email Status', 'Verified', 'ignored'],
  ['Primary Email Source', 'Website', 'ignored'],
  ['Work Direct Phone', '+1 555 010 2233', 'phone'],
  ['Stage', 'Interested', 'status'],
  ['Last Contacted', '2026-09-09T10:00:00.000Z', 'last_contact'],
  ['# Employees', '10', 'ignored'],
  ['Email Sent', 'TRUE', 'ignored'],
  ['Person Linkedin Url', 'https://in.example/ann', 'ignored'],
];
const google: Export = [
  ['First Name', 'Lucy', 'first'],
  ['Last Name', 'Honey', 'last'],
  ['File As', 'Honey, Lucy', 'ignored'],
  ['Organization Name', 'Pensione', 'company'],
  ['Organization Title', 'Guest', 'title'],
  ['Labels', '* myContacts', 'ignored'],
  ['E-mail 1 - Label', '* Work', 'ignored'],
  ['E-mail 1 - Value', 'lucy@pensione.test', 'email'],
  ['Phone 1 - Label', 'Mobile', 'ignored'],
  ['Phone 1 - Value', '+39 055 010203', 'phone'],
];
const outlook: Export = [
  ['Vorname', 'Effi', 'first'],
  ['Nachname', 'Briest', 'last'],
  ['Fax geschäftlich', '030 1', 'ignored'],
  ['Telefon geschäftlich', '030 5550199', 'phone'],
  ['E-Mail-Adresse', 'effi@cremmen.test', 'email'],
  ['E-Mail-Typ', 'SMTP', 'ignored'],
  ['E-Mail: Angezeigter Name', 'Effi (effi@cremmen.test)', 'ignored'],
  ['Kategorien', 'Kunde', 'ignored'],
  ['Straße geschäftlich', 'Weg 1', 'ignored'],
];

describe('The recognition of columns', () => {
  it.each([
    ['HubSpot', hubspot],
    ['Salesforce contacts', salesforceContacts],
    ['Pipedrive leads', pipedriveLeads],
    ['Zoho', zoho],
    ['Apollo', apollo],
    ['Google Contacts', google],
    ['a German Outlook', outlook],
  ])('maps the columns of an export from %s and ignores the rest', (_from, columns) => {
    const rows = [columns.map(([title]) => title), columns.map(([, cell]) => cell)];
    expect(fieldsOf(rows)).toEqual(Object.fromEntries(columns.map(([title, , field]) => [title, field])));
  });

  it('maps columns with unknown titles by what they contain', () => {
    const rows = rowsOf(`
      Leads of the autumn | | | | | |
      Reach me | Kind of firm | Ring | Where did you find them | Spoke last | Xyz | Remarks
      tom@meier.test | Meier GmbH | 0171 5550100 | trade fair | last week | Unsubscribed | nice
      ute@kern.test | Kern AG | +49 30 5550101 | Google | 2026-10-02 | VIP | brisk
    `);
    expect(fieldsOf(rows)).toEqual({
      'Reach me': 'email',
      'Kind of firm': 'company',
      Ring: 'phone',
      'Where did you find them': 'source',
      'Spoke last': 'last_contact',
      Xyz: 'opt_out',
      Remarks: 'notes',
    });
  });

  it('finds the header below titles and notes', () => {
    const rows = rowsOf(`
      Contacts of Company Name | |
      Name: all of 2026 | |
      Full name | Email | Phone
      Tom Meier | tom@meier.test | 0171 5550100
    `);
    expect(fieldsOf(rows)).toEqual({ 'Full name': 'name', Email: 'email', Phone: 'phone' });
  });

  it('reads a list without a header from its first row', () => {
    const { leads } = leadsOf(
      rowsOf(`
        Tom Meier | tom@meier.test
        Ute Kern | ute@kern.test
      `),
    );
    expect(leads.map(({ name }) => name)).toEqual(['Tom Meier', 'Ute Kern']);
  });

  it('believes the content where it contradicts the title', () => {
    const rows = rowsOf(`
      Titel | Name | Status | Kontakt
      Dr. | Ute Kern | Subscribed | ute@kern.test
      Prof. Dr. | Tom Meier | Unsubscribed | tom@meier.test
    `);
    expect(fieldsOf(rows)).toEqual({ Titel: 'ignored', Name: 'name', Status: 'opt_out', Kontakt: 'email' });
  });

  it('reads ‘Name’ beside ‘Vorname’ as the last name', () => {
    const rows = rowsOf(`
      Vorname | Name | Mail
      Ute | Kern | ute@kern.test
    `);
    expect(fieldsOf(rows)).toEqual({ Vorname: 'first', Name: 'last', Mail: 'email' });
  });
});
