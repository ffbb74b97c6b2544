import { leadSources, type LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import { chance, pick } from './chance.ts';

const firstNames = ['Amara', 'Ben', 'Chiara', 'Deniz', 'Elena', 'Farid', 'Grace', 'Henrik', 'Ivana', 'Jonas'];
const lastNames = ['Adeyemi', 'Bergström', 'Costa', 'Demir', 'Evans', 'Fischer', 'Garcia', 'Haddad'];
const companies = [
  'Northfield Clinic',
  'Harbor Gym',
  'Green Fork',
  'Kettle & Co',
  'Stride Health',
  'Oak Studio',
];

/** Number of leads of the demo account. */
const LEADS = 40;

/** The funnel: how many of ten leads have each status. */
const funnel: readonly LeadStatus[] = [
  'new',
  'new',
  'new',
  'new',
  'contacted',
  'contacted',
  'contacted',
  'qualified',
  'converted',
  'lost',
];

const domainOf = (company: string): string =>
  `${company.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '')}.example`;

const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();

/** The leads of the demo account, invented, with addresses that cannot exist (RFC 2606). Age in days. */
export const demoLeads = Array.from({ length: LEADS }, (_none, nth) => {
  const first = firstNames[nth % firstNames.length]!;
  const last = lastNames[Math.floor(nth / firstNames.length + nth) % lastNames.length]!;
  const company = chance(`lead ${nth} company`) < 0.75 ? pick(companies, `lead ${nth}`) : null;
  const domain = company === null ? 'mail.example' : domainOf(company);
  return {
    name: `${first} ${last}`,
    email: `${asciiOf(first)}.${asciiOf(last)}@${domain}`,
    company,
    phone: chance(`lead ${nth} phone`) < 0.5 ? `+1 202 555 01${String(nth).padStart(2, '0')}` : null,
    source: pick(leadSources, `lead ${nth} source`),
    status: funnel[nth % funnel.length]!,
    age: LEADS - nth,
  };
});

/** Documents of the demo account. */
export const demoDocuments = [
  {
    title: 'Proposal: team nutrition program',
    document_type: 'proposal',
    status: 'final',
    tags: ['teams', 'pilot'],
    content:
      '# Team nutrition program\n\n## Goal\nGive 25 employees a simple food diary for twelve weeks.\n\n## Steps\n1. Kick-off and goals\n2. Weekly check-in\n3. Review after twelve weeks\n\n## Price\nTo be agreed after the pilot.',
  },
  {
    title: 'Pilot report, first four weeks',
    document_type: 'report',
    status: 'draft',
    tags: ['pilot'],
    content:
      '# Pilot report\n\n- Participants: 12\n- Open questions: access for contractors, data retention\n\nNext: collect feedback and prepare the review.',
  },
  {
    title: 'Service agreement (template)',
    document_type: 'contract',
    status: 'draft',
    tags: ['template'],
    content:
      '# Service agreement\n\nBetween {{company}} and the provider.\n\n1. Services\n2. Term\n3. Data protection\n4. Payment\n\nHave this reviewed by a lawyer before you use it.',
  },
] as const;

/** Meetings and tasks of the demo account: days from today, and minutes after midnight. */
export const demoMeetings = [
  { title: 'Intro call', in_days: 1, at: 10 * 60, duration: 30, event_type: 'sales_call', lead: 7 },
  { title: 'Product demo', in_days: 2, at: 14 * 60, duration: 45, event_type: 'demo', lead: 17 },
  { title: 'Weekly review', in_days: 3, at: 9 * 60, duration: 60, event_type: 'internal', lead: null },
  {
    title: 'Contract follow-up',
    in_days: 6,
    at: 11 * 60 + 30,
    duration: 30,
    event_type: 'follow_up',
    lead: 27,
  },
] as const;

export const demoTasks = [
  { subject: 'Send the pilot proposal', activity_type: 'email', priority: 'high', in_days: 1, lead: 7 },
  { subject: 'Call back about team pricing', activity_type: 'call', priority: 'high', in_days: 2, lead: 4 },
  { subject: 'Prepare the demo account', activity_type: 'note', priority: 'medium', in_days: 2, lead: null },
  { subject: 'Ask for a reference', activity_type: 'follow_up', priority: 'low', in_days: 7, lead: 8 },
] as const;
