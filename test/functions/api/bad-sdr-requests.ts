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
  [
    'a bulk change of no lead',
    'POST',
    '/api/leads/bulk',
    { lead_ids: [], change: { kind: 'delete' } },
    'lead_ids',
  ],
  [
    'a bulk change of 101 leads',
    'POST',
    '/api/leads/bulk',
    { lead_ids: Array.from({ length: 101 }, () => id), change: { kind: 'delete' } },
    'lead_ids',
  ],
  [
    'an unknown bulk change',
    'POST',
    '/api/leads/bulk',
    { lead_ids: [id], change: { kind: 'sell' } },
    'change.kind',
  ],
  ['a change of a lead without its version', 'PATCH', `/api/leads/${id}`, { name: 'Anna' }, 'updated_at'],
  [
    'a lead with a blank name in its form',
    'PATCH',
    `/api/leads/${id}`,
    { name: ' ', updated_at: '2026-11-20T12:00:00.000Z' },
    'name',
  ],
  ['the undo of an import without an ID', 'POST', '/api/leads/import/undo', { import_id: 'x' }, 'import_id'],
  [
    'a saved view without a name',
    'PUT',
    '/api/lead-views',
    { kind: 'save', view: { id, name: '', filters: {} } },
    'view.name',
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
