const run = '/api/functions/sdr-agent';
const id = '01JD0000000000000000000000';
const anna = { name: 'Anna Meyer', email: 'anna@acme.example' };
const qualify = (leadData: object) => ({ action: 'qualify_lead', leadData });

/** As in `bad-requests.ts`. */
export const sdrCases: [string, string, string, unknown, string][] = [
  ['SDR-05 a lead without a name', 'POST', run, qualify({ email: anna.email }), 'leadData.name'],
  ['SDR-05 a lead with a blank name', 'POST', run, qualify({ ...anna, name: ' ' }), 'leadData.name'],
  ['SDR-05 a lead without an email', 'POST', run, qualify({ name: anna.name }), 'leadData.email'],
  ['SDR-05 a lead with an invalid email', 'POST', run, qualify({ ...anna, email: 'anna' }), 'leadData.email'],
  [
    'SDR-06 a lead from an unknown source',
    'POST',
    run,
    qualify({ ...anna, source: 'fax' }),
    'leadData.source',
  ],
  ['a lead with its own score', 'POST', run, qualify({ ...anna, score: 100 }), 'leadData.score'],
  ['a lead with its own status', 'POST', run, qualify({ ...anna, status: 'converted' }), 'leadData.status'],
  ['an unknown action of the sales agent', 'POST', run, { action: 'sell' }, 'action'],
  ['an answer to nothing', 'POST', run, { action: 'generate_response', leadId: id, message: ' ' }, 'message'],
  ['a score with an invalid lead ID', 'POST', run, { action: 'score_lead', leadId: 'abc' }, 'leadId'],
  [
    'a follow-up nowhere',
    'POST',
    run,
    { action: 'schedule_follow_up', leadId: id, time_zone: 'Moon' },
    'time_zone',
  ],
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
  ['a task in an unknown state', 'PATCH', `/api/sdr-tasks/${id}`, { status: 'half' }, 'status'],
];
