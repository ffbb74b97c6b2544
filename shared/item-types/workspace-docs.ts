import type { ItemDocs } from './item-type.ts';

export const sdrDocs = {
  texts: {
    lead: {
      title: 'Lead',
      writtenBy: 'SDR agent; its status also by the executive agent, when the user asks',
      notes: '`follow_up_id` is the task that was planned last',
      privacy: 'workspace',
    },
    lead_email: {
      title: 'Email address of a lead',
      writtenBy: 'SDR agent, with the lead',
      notes: 'In lower case; keeps addresses unique',
      privacy: 'workspace',
    },
    lead_count: {
      title: 'Number of leads',
      writtenBy: 'SDR agent, with each lead',
      notes: 'Max 2,000 leads per user',
      privacy: 'workspace',
    },
    lead_conversation: {
      title: 'Message of a lead',
      writtenBy: 'SDR agent, while the lead exists; deleted after it',
      privacy: 'workspace',
    },
    sdr_task: {
      title: 'Task about a lead',
      writtenBy: 'SDR agent, with its calendar event; deleted after the lead',
      notes: '`lsi1sk` = `sdr-task#<pending or completed>#<lead>#<id>`',
      privacy: 'workspace',
    },
  },
  retentionRows: {
    workspace: {
      en: [
        'The workspace of the AI agents: leads and their messages, calendar, tasks, documents and email templates',
        'To run the agents that you use',
        'Until you delete them or the account; the last 20 versions of a document',
      ],
      de: [
        'Der Arbeitsbereich der KI-Agenten: Leads und ihre Nachrichten, Kalender, Aufgaben, Dokumente und E-Mail-Vorlagen',
        'Für die Agenten, die du benutzt',
        'Bis du sie oder das Konto löschst; die letzten 20 Fassungen eines Dokuments',
      ],
    },
  },
} as const satisfies ItemDocs;

export const executiveDocs = {
  texts: {
    calendar_event: {
      title: 'Calendar event',
      writtenBy: 'Executive and SDR agents, with its slots',
      notes: '`lsi1sk` = `event-at#<start>#<id>`',
      privacy: 'workspace',
    },
    calendar_slot: {
      title: 'Taken quarter hour',
      writtenBy: 'Executive and SDR agents, with the event; deleted with it or when it is canceled',
      expires: '31 days after the slot',
      notes: 'One item per quarter hour in UTC, so that two events never overlap',
      privacy: 'workspace',
    },
    crm_activity: { title: 'Task or note', writtenBy: 'Executive agent', privacy: 'workspace' },
    document: {
      title: 'Document',
      writtenBy: 'Executive agent, on the version that was read',
      privacy: 'workspace',
    },
    document_version: {
      title: 'Version of a document',
      writtenBy: 'Executive agent, with the document',
      notes: 'The version has 4 digits; the last 20 are kept',
      privacy: 'workspace',
    },
    email_template: {
      title: 'Email template',
      writtenBy: 'Executive agent',
      notes: 'Max 50 per user',
      privacy: 'workspace',
    },
  },
} as const satisfies ItemDocs;
