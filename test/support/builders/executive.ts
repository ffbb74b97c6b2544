import type {
  CalendarEvent,
  CrmActivity,
  DocumentHead,
  EmailTemplate,
  WorkDocument,
} from '#shared/business-agents/executive/schema.ts';
import { idOf } from './a-lead.ts';

export const anEvent = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: idOf(1),
  title: 'Call with Ada',
  start_time: '2026-11-20T14:00:00.000Z',
  duration: 30,
  event_type: 'sales_call',
  description: null,
  status: 'pending',
  priority: 'medium',
  leads: null,
  ...over,
});

export const anActivity = (over: Partial<CrmActivity> = {}): CrmActivity => ({
  id: idOf(2),
  subject: 'Send the offer',
  activity_type: 'email',
  description: null,
  status: 'pending',
  priority: 'medium',
  due_date: null,
  created_at: '2026-11-20T08:00:00.000Z',
  leads: null,
  ...over,
});

export const aDocument = (over: Partial<DocumentHead> = {}): DocumentHead => ({
  id: idOf(3),
  title: 'Our offer',
  document_type: 'proposal',
  version: 2,
  status: 'draft',
  tags: ['spring'],
  created_at: '2026-11-19T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  leads: null,
  ...over,
});

export const aWholeDocument = (over: Partial<WorkDocument> = {}): WorkDocument => ({
  ...aDocument(),
  content: 'The newest words',
  versions: [
    { version: 2, saved_at: '2026-11-20T08:00:00.000Z' },
    { version: 1, saved_at: '2026-11-19T08:00:00.000Z' },
  ],
  ...over,
});

export const aTemplate = (over: Partial<EmailTemplate> = {}): EmailTemplate => ({
  id: idOf(4),
  name: 'Our welcome',
  subject: 'Welcome, {{first_name}}',
  body: 'Hello',
  template_type: 'welcome',
  active: true,
  created_at: '2026-11-19T08:00:00.000Z',
  ...over,
});
