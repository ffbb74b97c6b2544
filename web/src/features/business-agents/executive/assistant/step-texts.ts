import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { t } from '#web/lib/language/translate.ts';

/** What a step does, as the heading of its fields. */
export const stepTitles: Readonly<Record<AssistantStep['deed'], string>> = {
  create_event: t('Add an event'),
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
};

/** Fields of a step that the user can edit, with the kind of their input. IDs and choices stay as they were read. */
export const stepFields: Readonly<
  Record<string, { label: string; type: 'text' | 'datetime-local' | 'date' | 'number' }>
> = {
  title: { label: t('Title'), type: 'text' },
  subject: { label: t('Subject|task'), type: 'text' },
  start: { label: t('Start|event'), type: 'datetime-local' },
  minutes: { label: t('Minutes'), type: 'number' },
  due: { label: t('Due date'), type: 'date' },
  topic: { label: t('Topic'), type: 'text' },
  message: { label: t('Message'), type: 'text' },
  date: { label: t('Date'), type: 'text' },
  append: { label: t('Text to add'), type: 'text' },
  restore: { label: t('Version'), type: 'number' },
};

/** Tab of the page where the rows of a step are. */
export const tabOfDeed = (deed: string): 'calendar' | 'tasks' | 'emails' | 'documents' => {
  if (/task/.test(deed)) return 'tasks';
  if (/document/.test(deed)) return 'documents';
  return /email/.test(deed) ? 'emails' : 'calendar';
};
