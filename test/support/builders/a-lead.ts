import type {
  Lead,
  LeadConversation,
  LeadInfo,
  ResponseAnswer,
  SdrTask,
} from '#shared/business-agents/sdr/schema.ts';

const NOW = '2026-11-20T08:00:00.000Z';

/** Returns the ID of the lead, event, task or document with this number, 1 to 9. */
export const idOf = (number: number): string => `01KB2M0000000000000000000${number}`;

export const aLead = (over: Partial<Lead> = {}): Lead => ({
  id: idOf(1),
  name: 'Ada Lovelace',
  email: 'ada@engines.example',
  company: 'Engines',
  phone: null,
  source: 'website',
  status: 'new',
  job_title: null,
  notes: null,
  last_contact_on: null,
  tags: [],
  score: 82,
  score_reasons: [
    { points: 20, reason: 'Company email address' },
    { points: -5, reason: 'No contact for 30 days' },
  ],
  scored_by: 'rules',
  do_not_contact: null,
  hold: null,
  contact_allowed: null,
  created_at: NOW,
  updated_at: NOW,
  ...over,
});

const leadInfoOf = ({ id, name, email, company }: Lead): LeadInfo => ({ id, name, email, company });

export const aTask = (over: Partial<SdrTask> = {}): SdrTask => ({
  id: idOf(2),
  lead_id: idOf(1),
  task_type: 'follow_up',
  priority: 'high',
  scheduled_for: '2026-11-23T09:00:00.000Z',
  notes: null,
  status: 'pending',
  event_id: idOf(5),
  leads: leadInfoOf(aLead()),
  ...over,
});

export const aConversation = (over: Partial<LeadConversation> = {}): LeadConversation => ({
  id: idOf(3),
  lead_id: idOf(1),
  direction: 'inbound',
  content: 'What does it cost?',
  ai_response: 'I will send you our prices.',
  reading: null,
  created_at: NOW,
  ...over,
});

/** An answer to a lead that asks for the price. */
export const aResponse = (over: Partial<ResponseAnswer> = {}): ResponseAnswer => ({
  response: 'Gladly. When would suit you?',
  draft: 'Gladly. When would suit you?',
  intent: 'price_question',
  also: [],
  reply: 'draft',
  outreach: 'go_on',
  until: null,
  score: 'up',
  times: [],
  days: [],
  returns: null,
  referral: null,
  next_step: 'send_price',
  suggested_status: 'qualified',
  lead: aLead(),
  engine: 'rules',
  conversation: aConversation(),
  ...over,
});
