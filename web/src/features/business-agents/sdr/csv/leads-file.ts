import Papa from 'papaparse';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { leadSourceLabel, leadStatusLabels } from '../../common/status-labels.ts';
import type { Download } from '#web/lib/api/download.ts';
import { t } from '#web/lib/language/translate.ts';

/** Column titles, which an import recognizes. */
const titles = () => [
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
  t('Lead tags'),
  t('Do not contact'),
];

/** Returns leads as a CSV file (RFC 4180). */
export const leadsFile = (leads: readonly Lead[]): Download => {
  const rows = leads.map((lead) => [
    lead.name,
    lead.email,
    lead.company ?? '',
    lead.phone ?? '',
    lead.source === null ? '' : leadSourceLabel(lead.source),
    leadStatusLabels[lead.status],
    lead.score,
    lead.created_at,
    lead.job_title ?? '',
    lead.last_contact_on ?? '',
    lead.notes ?? '',
    lead.tags.join(', '),
    lead.do_not_contact ? t('Yes') : t('No'),
  ]);
  // Spreadsheets run cells that look like a formula (OWASP, CSV Injection), and misread the encoding of a file without
  // a BOM.
  const table = Papa.unparse({ fields: titles(), data: rows }, { escapeFormulae: true });
  return { name: 'platewise-leads.csv', file: new Blob([`\uFEFF${table}`], { type: 'text/csv' }) };
};
