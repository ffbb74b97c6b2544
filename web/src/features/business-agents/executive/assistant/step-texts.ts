import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { t } from '#web/lib/language/translate.ts';

/** What a step does, as the heading of its fields. */
export const stepTitles: Readonly<Record<AssistantStep['deed'], string>> = {
  create_event: t('Add an event'),
  create_series: t('Add a repeating event'),
  remove_series: t('Delete a repeating event'),
  move_event: t('Move an event'),
  change_event: t('Change the length of an event'),
  cancel_event: t('Cancel an event'),
  restore_event: t('Restore an event'),
  create_task: t('Add a task'),
  change_task: t('Change a task'),
  complete_task: t('Complete a task'),
  reopen_task: t('Reopen a task'),
  cancel_task: t('Cancel a task'),
  draft_email: t('Draft an email'),
  create_document: t('Create a document'),
  change_document: t('Change a document'),
  delete_document: t('Delete a document'),
  create_lead: t('Add a lead'),
  delete_lead: t('Delete a lead'),
  set_lead_status: t('Change the status of a lead'),
  tag_lead: t('Change the tags of a lead'),
  note_lead: t('Add a note about a lead'),
  delete_note: t('Delete a note'),
  forbid_contact: t('Mark a lead “do not contact”'),
  allow_contact: t('Allow contact with a lead again'),
};

/** Tab of the page where the rows of a step are. */
export const tabOfDeed = (deed: string): 'calendar' | 'tasks' | 'emails' | 'documents' => {
  if (/task/.test(deed)) return 'tasks';
  if (/document/.test(deed)) return 'documents';
  return /email/.test(deed) ? 'emails' : 'calendar';
};
