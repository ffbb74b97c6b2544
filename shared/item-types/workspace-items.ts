import type { ItemType } from './item-type.ts';

export const sdrTypes = [
  {
    name: 'lead',
    key: 'lead#<id>',
    export: {
      file: 'leads',
      about: 'Leads of your sales workspace, with their scores and the reasons.',
      without: ['follow_up_id'],
    },
  },
  {
    name: 'lead_email',
    key: 'lead-email#<email>',
    export: { leftOut: 'That a lead has an email address: it is in leads.json.' },
  },
  {
    name: 'lead_count',
    key: 'account#leads',
    export: { leftOut: 'How many leads you have: they are in leads.json.' },
  },
  {
    name: 'lead_conversation',
    key: 'conversation#<lead>#<id>',
    export: {
      file: 'lead-conversations',
      about: 'Messages from your leads, and the replies that the sales agent proposed.',
    },
  },
  {
    name: 'sdr_task',
    key: 'sdr-task#<id>',
    export: { file: 'sdr-tasks', about: 'When to follow up with your leads.' },
  },
] as const satisfies readonly ItemType[];

export const executiveTypes = [
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
