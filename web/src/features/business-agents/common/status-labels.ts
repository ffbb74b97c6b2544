import { t } from '#web/lib/language/translate.ts';
import type {
  DocumentStatus,
  DocumentType,
  MeetingType,
  TaskType,
  TemplateType,
  WorkStatus,
} from '#shared/business-agents/executive/schema.ts';
import type { LeadSource, LeadStatus, Priority } from '#shared/business-agents/sdr/schema.ts';

type Words<Name extends string> = Readonly<Record<Name, string>>;

export const leadStatusLabels: Words<LeadStatus> = {
  new: t('New|lead'),
  contacted: t('Contacted'),
  qualified: t('Qualified'),
  converted: t('Converted'),
  lost: t('Lost'),
};
export const leadSourceLabels: Words<LeadSource> = {
  website: t('Website'),
  social_media: t('Social media'),
  referral: t('Referral'),
  cold_outreach: t('Cold outreach'),
  event: t('Event'),
};
/** Returns the label of a source, which an imported lead may lack. */
export const leadSourceLabel = (source: LeadSource | null): string =>
  source === null ? t('Unknown|source') : leadSourceLabels[source];
export const priorityLabels: Words<Priority> = {
  low: t('Low'),
  medium: t('Medium'),
  high: t('High'),
};
export const workStatusLabels: Words<WorkStatus> = {
  pending: t('Pending'),
  in_progress: t('In progress'),
  completed: t('Completed'),
  cancelled: t('Canceled'),
};
export const meetingTypeLabels: Words<MeetingType> = {
  sales_call: t('Sales call'),
  demo: t('Demo'),
  follow_up: t('Follow-up'),
  internal: t('Internal'),
};
export const taskTypeLabels: Words<TaskType> = {
  follow_up: t('Follow-up'),
  email: t('Email'),
  call: t('Call'),
  meeting: t('Meeting'),
  note: t('Note'),
};
export const templateTypeLabels: Words<TemplateType> = {
  welcome: t('Welcome'),
  follow_up: t('Follow-up'),
  proposal: t('Proposal'),
  reminder: t('Reminder'),
  demo_invite: t('Demo invitation'),
};
export const documentTypeLabels: Words<DocumentType> = {
  proposal: t('Proposal'),
  contract: t('Contract'),
  presentation: t('Presentation'),
  report: t('Report|document'),
};
export const documentStatusLabels: Words<DocumentStatus> = {
  draft: t('Draft'),
  final: t('Final'),
  archived: t('Archived'),
};

/** Returns select options from labels by name, in the same order. */
export const optionsOf = <Name extends string>(
  words: Words<Name>,
  names: readonly Name[],
): { value: Name; label: string }[] => names.map((value) => ({ value, label: words[value] }));
