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

/** As in `bad-requests.ts`. */
export const executiveCases: [string, string, string, unknown, string][] = [
  ['an unknown action of the assistant', 'POST', run, { action: 'dance', data: {} }, 'action'],
  ['an assistant without data', 'POST', run, { action: 'create_task' }, 'data'],
  ['an assistant nowhere', 'POST', run, { ...schedule({}), time_zone: 'Moon' }, 'time_zone'],
  ['EXEC-04 a meeting without a title', 'POST', run, meeting({ title: undefined }), 'data.title'],
  ['EXEC-04 a meeting with a blank title', 'POST', run, meeting({ title: '  ' }), 'data.title'],
  [
    'EXEC-05 a meeting with a duration in words',
    'POST',
    run,
    meeting({ duration: 'a while' }),
    'data.duration',
  ],
  ['EXEC-05 a meeting without a duration', 'POST', run, meeting({ duration: 0 }), 'data.duration'],
  ['EXEC-05 a meeting of 30.5 minutes', 'POST', run, meeting({ duration: 30.5 }), 'data.duration'],
  ['EXEC-05 a meeting that lasts a week', 'POST', run, meeting({ duration: 10_080 }), 'data.duration'],
  [
    'EXEC-09 a meeting of an unknown type',
    'POST',
    run,
    meeting({ meetingType: 'party' }),
    'data.meetingType',
  ],
  ['a meeting at tea time', 'POST', run, meeting({ preferredTime: 'tea time' }), 'data.preferredTime'],
  [
    'a meeting in the year 9999',
    'POST',
    run,
    meeting({ preferredTime: '9999-12-31T23:59:00Z' }),
    'data.preferredTime',
  ],
  ['a meeting with an invalid lead ID', 'POST', run, meeting({ leadId: 'abc' }), 'data.leadId'],
  ['a meeting that is over', 'POST', run, meeting({ status: 'completed' }), 'data.status'],
  ['EXEC-06 a task without a subject', 'POST', run, task({ subject: '' }), 'data.subject'],
  ['EXEC-10 a task of an unknown type', 'POST', run, task({ taskType: 'nap' }), 'data.taskType'],
  ['EXEC-11 a task of an unknown priority', 'POST', run, task({ priority: 'urgent' }), 'data.priority'],
  ['a task due on 30 February', 'POST', run, task({ dueDate: '2026-02-30' }), 'data.dueDate'],
  [
    'a task due before calendars',
    'POST',
    run,
    task({ dueDate: '0000-01-01T00:00:00+14:00' }),
    'data.dueDate',
  ],
  ['EXEC-12 an email of an unknown type', 'POST', run, email({ templateType: 'spam' }), 'data.templateType'],
  [
    'an e-mail of everything',
    'POST',
    run,
    email({
      templateType: 'welcome',
      customData: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, 1])),
    }),
    'data.customData',
  ],
  ['nothing to update', 'POST', run, crm({ status: 'completed' }), 'data.leadId'],
  ['two things to update', 'POST', run, crm({ leadId: id, eventId: id, status: 'lost' }), 'data.leadId'],
  ['a lead in progress', 'POST', run, crm({ leadId: id, status: 'in_progress' }), 'data.status'],
  ['a task that is converted', 'POST', run, crm({ activityId: id, status: 'converted' }), 'data.status'],
  ['an event without a status', 'POST', run, crm({ eventId: id }), 'data.status'],
  ['EXEC-07 a document without a title', 'POST', run, paper({ title: ' ' }), 'data.title'],
  [
    'EXEC-13 a document of an unknown type',
    'POST',
    run,
    paper({ documentType: 'novel' }),
    'data.documentType',
  ],
  ['a document of 20,001 characters', 'POST', run, paper({ content: 'x'.repeat(20_001) }), 'data.content'],
  ['a document with a blank tag', 'POST', run, paper({ tags: [' '] }), 'data.tags.0'],
  ['a schedule backwards', 'POST', run, schedule({ from: '2026-11-23', to: '2026-11-22' }), 'data.to'],
  ['a schedule of years', 'POST', run, schedule({ from: '2026-01-01', to: '2028-01-01' }), 'data.to'],
  ['a schedule at the end of time', 'POST', run, schedule({ from: '9999-12-31' }), 'data.from'],
  ['events from an invalid time', 'GET', '/api/calendar-events?from=today', undefined, 'from'],
  ['an event with an invalid ID', 'DELETE', '/api/calendar-events/abc', undefined, 'id'],
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
