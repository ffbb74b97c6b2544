import type { ItemDocs, ItemType } from '../../item-types/item-type.ts';

export const itemTypes = [
  {
    name: 'calendar_event',
    key: 'event#<id>',
    export: { file: 'calendar-events', about: 'Your calendar. Durations are in minutes.' },
  },
  {
    name: 'calendar_slot',
    key: 'slot#<start>',
    export: { leftOut: 'Which quarter hours are taken: the events are in calendar-events.json.' },
  },
  {
    name: 'crm_activity',
    key: 'activity#<id>',
    export: { file: 'crm-activities', about: 'Tasks and notes of your workspace.' },
  },
  {
    name: 'document',
    key: 'document#<id>',
    export: { file: 'documents', about: 'Documents of your workspace, without their text.' },
  },
  {
    name: 'document_version',
    key: 'document-version#<document>#<version>',
    export: { file: 'document-versions', about: 'The text of your documents: the last 20 versions of each.' },
  },
  {
    name: 'email_template',
    key: 'template#<id>',
    export: { file: 'email-templates', about: 'Your own email templates.' },
  },
] as const satisfies readonly ItemType[];

export const itemDocs = {
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
