import { t } from '#web/lib/language/translate.ts';
import type { ColumnField } from '#shared/business-agents/sdr/import/fields.ts';

/** Names of the fields in the order in which the mapping offers them. */
export const fieldLabels: Readonly<Record<ColumnField, string>> = {
  ignored: t('Ignore this column'),
  name: t('Full name'),
  first: t('First name'),
  last: t('Last name'),
  email: t('Email'),
  phone: t('Phone'),
  company: t('Company'),
  title: t('Job title'),
  source: t('Source|lead'),
  status: t('Status'),
  last_contact: t('Last contact'),
  tags: t('Tags'),
  notes: t('Notes'),
  opt_out: t('Do not contact'),
};
