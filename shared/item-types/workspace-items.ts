import { defineItemTypes } from './item-type.ts';

export const sdrTypes = defineItemTypes([
  { name: 'lead', key: 'lead#<id>' },
  { name: 'lead_email', key: 'lead-email#<email>' },
  { name: 'lead_count', key: 'account#leads' },
  { name: 'deleted_lead', key: 'deleted-lead#<id>' },
  { name: 'lead_views', key: 'account#lead-views' },
  { name: 'do_not_contact', key: 'do-not-contact#<address>' },
  { name: 'seller_offer', key: 'account#sdr-offer' },
  { name: 'lead_conversation', key: 'conversation#<lead>#<id>' },
  { name: 'sdr_task', key: 'sdr-task#<id>' },
]);

export const executiveTypes = defineItemTypes([
  { name: 'calendar_event', key: 'event#<id>' },
  { name: 'event_series', key: 'event-series#<id>' },
  { name: 'calendar_slot', key: 'slot#<start>' },
  { name: 'calendar_feed', key: 'account#calendar-feed' },
  { name: 'work_reminders', key: 'account#work-reminders' },
  { name: 'sent_reminder', key: 'sent-reminder#<item>#<time>#<channel>' },
  { name: 'crm_activity', key: 'activity#<id>' },
  { name: 'document', key: 'document#<id>' },
  { name: 'document_version', key: 'document-version#<document>#<version>' },
  { name: 'email_template', key: 'template#<id>' },
]);
