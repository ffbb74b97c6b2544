import { leadFields } from '#shared/business-agents/sdr/lead-change.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { parseTags } from '../../executive/documents/parse-tags.ts';

/** The values of the form: every field of a lead that the user can change, as text. */
export interface LeadValues extends Record<string, string> {
  name: string;
  email: string;
  company: string;
  phone: string;
  source: string;
  status: string;
  job_title: string;
  notes: string;
  last_contact_on: string;
  tags: string;
}

/** Returns a lead as the form shows it. */
export const valuesOf = (lead: Lead): LeadValues => ({
  name: lead.name,
  email: lead.email,
  company: lead.company ?? '',
  phone: lead.phone ?? '',
  source: lead.source ?? '',
  status: lead.status,
  job_title: lead.job_title ?? '',
  notes: lead.notes ?? '',
  last_contact_on: lead.last_contact_on ?? '',
  tags: lead.tags.join(', '),
});

/** Returns the input of the lead schema for the form's values. */
const inputOf = (values: LeadValues) => ({
  ...values,
  source: values.source || null,
  last_contact_on: values.last_contact_on || null,
  tags: parseTags(values.tags),
});

/** The schema of the fields that differ from the lead as it was opened, and their input. */
export const changedFields = (before: LeadValues, values: LeadValues) => {
  const names = Object.keys(before).filter((name) => before[name] !== values[name]);
  const input = Object.fromEntries(Object.entries(inputOf(values)).filter(([name]) => names.includes(name)));
  return { schema: leadFields.partial(), input, isChanged: names.length > 0 };
};
