import { casesOf, type RequestCase } from './request-cases.ts';

const run = '/api/functions/sdr-agent';
const id = '01JD0000000000000000000000';
const anna = { name: 'Anna Meyer', email: 'anna@acme.example' };
const qualify = (leadData: object) => ({ action: 'qualify_lead', leadData });

export const sdrCases: RequestCase[] = [
  ...casesOf('POST', run, [
    ['SDR-05 a lead without a name', qualify({ email: anna.email }), 'leadData.name'],
    ['SDR-05 a lead with a blank name', qualify({ ...anna, name: ' ' }), 'leadData.name'],
    ['SDR-05 a lead without an email', qualify({ name: anna.name }), 'leadData.email'],
    ['SDR-05 a lead with an invalid email', qualify({ ...anna, email: 'anna' }), 'leadData.email'],
    ['SDR-06 a lead from an unknown source', qualify({ ...anna, source: 'fax' }), 'leadData.source'],
    ['a lead with its own score', qualify({ ...anna, score: 100 }), 'leadData.score'],
    ['a lead with its own status', qualify({ ...anna, status: 'converted' }), 'leadData.status'],
    ['an unknown action of the sales agent', { action: 'sell' }, 'action'],
    ['an answer to nothing', { action: 'generate_response', leadId: id, message: ' ' }, 'message'],
    ['a score with an invalid lead ID', { action: 'score_lead', leadId: 'abc' }, 'leadId'],
    ['a follow-up nowhere', { action: 'schedule_follow_up', leadId: id, time_zone: 'Moon' }, 'time_zone'],
  ]),
  ['leads of an empty file', 'POST', '/api/leads/import', { leads: [] }, 'leads'],
  [
    'too many leads at once',
    'POST',
    '/api/leads/import',
    { leads: Array.from({ length: 101 }, () => anna) },
    'leads',
  ],
  ['a lead with an invalid ID', 'DELETE', '/api/leads/abc', undefined, 'id'],
  ['messages with an invalid lead ID', 'GET', '/api/leads/abc/conversations', undefined, 'id'],
  [
    'contact allowed again without a reason',
    'PUT',
    `/api/leads/${id}/contact`,
    { state: 'allowed', reason: '' },
    'reason',
  ],
  ['a lead in an unknown state of contact', 'PUT', `/api/leads/${id}/contact`, { state: 'maybe' }, 'state'],
  ['an offer that is too long', 'PUT', '/api/sdr-offer', { text: 'x'.repeat(4_001) }, 'text'],
  ['a task in an unknown state', 'PATCH', `/api/sdr-tasks/${id}`, { status: 'half' }, 'status'],
];
