import { t } from '#web/lib/language/translate.ts';
import { type LeadSource, leadSources } from '#shared/business-agents/sdr/schema.ts';
import { leadSourceLabels } from '../../common/status-labels.ts';

export type Field = 'name' | 'first' | 'last' | 'email' | 'company' | 'phone' | 'source';

/** Returns letters only, in lower case, so that 'E-Mail-Adresse' equals 'e_mail adresse'. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/**
 * Known column names in English and German, normalized by `plain`, including those of exports from Google Contacts
 * ('E-mail 1 - Value'), Outlook, HubSpot and Pipedrive ('Person - Email - Work').
 */
const names: Readonly<Record<Field, readonly string[]>> = {
  name: [
    'name',
    'fullname',
    'contact',
    'contactname',
    'lead',
    'leadname',
    'kontakt',
    'ansprechpartner',
    'vollstandigername',
    'kontaktname',
    'kontaktperson',
    'personname',
  ],
  first: ['firstname', 'givenname', 'vorname'],
  last: ['lastname', 'surname', 'familyname', 'nachname', 'familienname'],
  email: [
    'email',
    'emailaddress',
    'mail',
    'workemail',
    'mailadresse',
    'emailadresse',
    'emailvalue',
    'personemailwork',
  ],
  company: [
    'company',
    'companyname',
    'organisation',
    'organization',
    'account',
    'firma',
    'unternehmen',
    'firmenname',
    'organizationname',
    'organisationname',
    'associatedcompany',
    'accountname',
    'personorganization',
  ],
  phone: [
    'phone',
    'phonenumber',
    'telephone',
    'mobile',
    'mobilephone',
    'telefon',
    'telefonnummer',
    'handy',
    'mobil',
    'mobilnummer',
    'mobiltelefon',
    'businessphone',
    'workphone',
    'telefongeschaftlich',
    'phonevalue',
    'mobilephonenumber',
    'personphonework',
  ],
  source: ['source', 'leadsource', 'origin', 'quelle', 'herkunft', 'leadquelle'],
};
const fieldOf = new Map<string, Field>(
  (Object.keys(names) as Field[]).flatMap((field) =>
    names[field].map((name): [string, Field] => [name, field]),
  ),
);

/** Returns the column positions of each field in a header. A field may have several, such as phone numbers. */
export const columnsOf = (header: readonly string[]): Map<Field, number[]> => {
  const columns = new Map<Field, number[]>();
  for (const [at, title] of header.entries()) {
    const field = fieldOf.get(plain(title));
    if (field !== undefined) columns.set(field, [...(columns.get(field) ?? []), at]);
  }
  return columns;
};

/** Returns whether a header has the columns that a lead requires. */
export const isHeader = (header: readonly string[]): boolean => {
  const columns = columnsOf(header);
  return columns.has('email') && (columns.has('name') || columns.has('first') || columns.has('last'));
};

const sourceOfWord = new Map<string, LeadSource>(
  leadSources.flatMap((source) => [
    [plain(source), source],
    [plain(leadSourceLabels[source]), source],
  ]),
);

/** Returns a lead source by its name or label; null if unknown. */
export const sourceOf = (text: string): LeadSource | null => sourceOfWord.get(plain(text)) ?? null;

/** Returns the column titles of an export, which an import recognizes. */
export const titles = () => [
  t('Name'),
  t('Email'),
  t('Company'),
  t('Phone'),
  t('Source|lead'),
  t('Status'),
  t('Score'),
  t('Added'),
  t('Job title'),
  t('Last contact'),
  t('Notes'),
];
