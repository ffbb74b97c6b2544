import { casesOf, type RequestCase } from './request-cases.ts';

const run = '/api/functions/executive-assistant';
const id = '01JD0000000000000000000000';
const meeting = (fields: object) => ({ action: 'schedule_meeting', data: { title: 'Demo', ...fields } });
const task = (fields: object) => ({ action: 'create_task', data: { subject: 'Call', ...fields } });
const crm = (data: object) => ({ action: 'update_crm', data });
const email = (data: object) => ({ action: 'generate_email', data });
const paper = (fields: object) => ({ action: 'create_document', data: { title: 'Offer', ...fields } });
const schedule = (data: object) => ({ action: 'get_schedule', data });
const template = { name: 'Mine', subject: 'Hello', body: 'Hello', template_type: 'welcome' };
const save = { title: 'Offer', content: '', tags: [], status: 'draft', version: 1 };

const taskChange = {
  subject: 'Call',
  activity_type: 'call',
  description: null,
  priority: 'low',
  due: null,
  lead_id: null,
  time_zone: 'UTC',
};
const newEvent = {
  title: 'Call',
  start: '2026-11-30T09:00',
  time_zone: 'UTC',
  duration: 30,
  event_type: 'internal',
  description: null,
  location: null,
  attendees: [],
  priority: 'low',
  lead_id: null,
  rrule: null,
};

export const executiveCases: RequestCase[] = [
  ...casesOf('POST', run, [
    ['an unknown action of the assistant', { action: 'dance', data: {} }, 'action'],
    ['an assistant without data', { action: 'create_task' }, 'data'],
    ['an assistant nowhere', { ...schedule({}), time_zone: 'Moon' }, 'time_zone'],
    ['EXEC-04 a meeting without a title', meeting({ title: undefined }), 'data.title'],
    ['EXEC-04 a meeting with a blank title', meeting({ title: '  ' }), 'data.title'],
    ['EXEC-05 a meeting with a duration in words', meeting({ duration: 'a while' }), 'data.duration'],
    ['EXEC-05 a meeting without a duration', meeting({ duration: 0 }), 'data.duration'],
    ['EXEC-05 a meeting of 30.5 minutes', meeting({ duration: 30.5 }), 'data.duration'],
    ['EXEC-05 a meeting that lasts a week', meeting({ duration: 10_080 }), 'data.duration'],
    ['EXEC-09 a meeting of an unknown type', meeting({ meetingType: 'party' }), 'data.meetingType'],
    ['a meeting at tea time', meeting({ preferredTime: 'tea time' }), 'data.preferredTime'],
    ['a meeting in the year 9999', meeting({ preferredTime: '9999-12-31T23:59:00Z' }), 'data.preferredTime'],
    ['a meeting with an invalid lead ID', meeting({ leadId: 'abc' }), 'data.leadId'],
    ['a meeting that is over', meeting({ status: 'completed' }), 'data.status'],
    ['EXEC-06 a task without a subject', task({ subject: '' }), 'data.subject'],
    ['EXEC-10 a task of an unknown type', task({ taskType: 'nap' }), 'data.taskType'],
    ['EXEC-11 a task of an unknown priority', task({ priority: 'urgent' }), 'data.priority'],
    ['a task due on 30 February', task({ dueDate: '2026-02-30' }), 'data.dueDate'],
    ['a task due before calendars', task({ dueDate: '0000-01-01T00:00:00+14:00' }), 'data.dueDate'],
    ['EXEC-12 an email of an unknown type', email({ templateType: 'spam' }), 'data.templateType'],
    [
      'an e-mail of everything',
      email({
        templateType: 'welcome',
        customData: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, 1])),
      }),
      'data.customData',
    ],
    ['nothing to update', crm({ status: 'completed' }), 'data.leadId'],
    ['two things to update', crm({ leadId: id, eventId: id, status: 'lost' }), 'data.leadId'],
    ['a lead in progress', crm({ leadId: id, status: 'in_progress' }), 'data.status'],
    ['a task that is converted', crm({ activityId: id, status: 'converted' }), 'data.status'],
    ['an event without a status', crm({ eventId: id }), 'data.status'],
    ['EXEC-07 a document without a title', paper({ title: ' ' }), 'data.title'],
    ['EXEC-13 a document of an unknown type', paper({ documentType: 'novel' }), 'data.documentType'],
    ['a document of 20,001 characters', paper({ content: 'x'.repeat(20_001) }), 'data.content'],
    ['a document with a blank tag', paper({ tags: [' '] }), 'data.tags.0'],
    ['a schedule backwards', schedule({ from: '2026-11-23', to: '2026-11-22' }), 'data.to'],
    ['a schedule of years', schedule({ from: '2026-01-01', to: '2028-01-01' }), 'data.to'],
    ['a schedule at the end of time', schedule({ from: '9999-12-31' }), 'data.from'],
  ]),
  ['events from an invalid time', 'GET', '/api/calendar-events?from=today', undefined, 'from'],
  ['an event with an invalid ID', 'DELETE', '/api/calendar-events/abc', undefined, 'id'],
  ['a task with an invalid ID', 'PUT', '/api/crm-activities/abc', taskChange, 'id'],
  [
    'a task without a subject',
    'PUT',
    `/api/crm-activities/${id}`,
    { ...taskChange, subject: ' ' },
    'subject',
  ],
  [
    'an event that never repeats',
    'POST',
    '/api/calendar-events',
    { ...newEvent, rrule: 'FREQ=NEVER' },
    'rrule',
  ],
  ['an event of nine hours', 'POST', '/api/calendar-events', { ...newEvent, duration: 540 }, 'duration'],
  [
    'an event with an invalid attendee',
    'POST',
    '/api/calendar-events',
    { ...newEvent, attendees: [{ name: null, email: 'x' }] },
    'attendees.0.email',
  ],
  [
    'a change to an impossible time',
    'PUT',
    `/api/calendar-events/${id}`,
    { ...newEvent, start: '2026-11-31T09:00' },
    'start',
  ],
  ['a removal with an invalid ID', 'DELETE', '/api/calendar-events/abc/following', undefined, 'id'],
  [
    'a reminder at an odd time',
    'PUT',
    '/api/work-reminders',
    { push: true, email: false, minutes: 7, time_zone: 'UTC' },
    'minutes',
  ],
  ['an undo without events', 'POST', '/api/calendar-import/removals', { events: [] }, 'events'],
  ['an import without events', 'POST', '/api/calendar-import', { events: [] }, 'events'],
  ['an address without its secret', 'GET', '/api/calendar-feeds/mine.ics', undefined, 'file'],
  ['a document with an invalid ID', 'GET', '/api/documents/abc', undefined, 'id'],
  ['a document of version 0', 'GET', `/api/documents/${id}?version=0`, undefined, 'version'],
  ['a saving without its version', 'PUT', `/api/documents/${id}`, { ...save, version: undefined }, 'version'],
  ['a saving without a title', 'PUT', `/api/documents/${id}`, { ...save, title: '' }, 'title'],
  ['a template without words', 'POST', '/api/email-templates', { ...template, body: ' ' }, 'body'],
  [
    'a template of an unknown type',
    'POST',
    '/api/email-templates',
    { ...template, template_type: 'x' },
    'template_type',
  ],
  ['a template with an invalid ID', 'PUT', '/api/email-templates/abc', template, 'id'],
];
