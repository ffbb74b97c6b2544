import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import {
  documentStatuses,
  documentTypes,
  meetingTypes,
  taskTypes,
  templateTypes,
} from '#shared/business-agents/executive/schema.ts';
import { leadStatuses, priorities } from '#shared/business-agents/sdr/schema.ts';
import { t } from '#web/lib/language/translate.ts';
import { describeRule } from '../calendar/edit/describe-rule.ts';
import {
  documentStatusLabels,
  documentTypeLabels,
  leadStatusLabels,
  meetingTypeLabels,
  optionsOf,
  priorityLabels,
  taskTypeLabels,
  templateTypeLabels,
} from '../../common/status-labels.ts';

interface Option {
  value: string;
  label: string;
}
export interface StepField {
  label: string;
  type: 'text' | 'long' | 'datetime-local' | 'date' | 'number' | 'email' | 'list';
  /** The values to choose from. */
  options?: Option[];
}

const line = (label: string): StepField => ({ label, type: 'text' });
const long = (label: string): StepField => ({ label, type: 'long' });
/** A list, written with commas. */
const list = (label: string): StepField => ({ label, type: 'list' });
const choice = (label: string, options: Option[]): StepField => ({ label, type: 'text', options });

const leadStatus = choice(t('Status'), optionsOf(leadStatusLabels, leadStatuses));
const documentStatus = choice(t('Status'), optionsOf(documentStatusLabels, documentStatuses));

const fields: Readonly<Record<string, StepField>> = {
  title: line(t('Title')),
  subject: line(t('Subject|task')),
  start: { label: t('Start|event'), type: 'datetime-local' },
  minutes: { label: t('Minutes'), type: 'number' },
  until: { label: t('Last day'), type: 'date' },
  meetingType: choice(t('Type'), optionsOf(meetingTypeLabels, meetingTypes)),
  due: { label: t('Due date'), type: 'date' },
  priority: choice(t('Priority'), optionsOf(priorityLabels, priorities)),
  taskType: choice(t('Type'), optionsOf(taskTypeLabels, taskTypes)),
  templateType: choice(t('Template'), optionsOf(templateTypeLabels, templateTypes)),
  topic: line(t('Topic')),
  message: long(t('Message')),
  date: line(t('Date')),
  documentType: choice(t('Type'), optionsOf(documentTypeLabels, documentTypes)),
  content: long(t('Text')),
  append: long(t('Text to add')),
  restore: { label: t('Version'), type: 'number' },
  name: line(t('Name')),
  email: { label: t('Email'), type: 'email' },
  company: line(t('Company')),
  phone: line(t('Phone')),
  note: long(t('Note')),
  reason: line(t('Reason')),
  tags: list(t('Tags')),
  add: list(t('Tags to add')),
  remove: list(t('Tags to remove')),
};

/** How often an event can repeat, besides the rule that was read. */
const usualRules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'FREQ=WEEKLY', 'FREQ=MONTHLY'];
const ruleField = (rule: string): StepField =>
  choice(
    t('Repeats'),
    [...new Set([rule, ...usualRules])].map((value) => ({ value, label: describeRule(value) })),
  );

/** Returns the field of a step's value, or undefined for an ID or a list, which stay as they were read. */
export const stepFieldOf = (step: AssistantStep, name: string): StepField | undefined => {
  const { deed } = step;
  if (deed === 'create_series' && name === 'rrule') return ruleField(step.rrule);
  if (name !== 'status') return Object.hasOwn(fields, name) ? fields[name] : undefined;
  return deed === 'set_lead_status' ? leadStatus : documentStatus;
};

/** Returns a step with a typed value. A blank optional value is left out. */
export const changedStep = (step: AssistantStep, name: string, value: string): AssistantStep => {
  const type = stepFieldOf(step, name)?.type;
  if (type === 'list') return { ...step, [name]: value.split(',').map((one) => one.trimStart()) };
  return { ...step, [name]: type === 'number' && value !== '' ? Number(value) : value };
};

/** Returns a step as it is sent: without blank values. */
export const sentStep = (step: AssistantStep): AssistantStep =>
  Object.fromEntries(
    Object.entries(step)
      .map(([name, value]: [string, unknown]) => [
        name,
        Array.isArray(value) ? value.filter((one: string) => one.trim() !== '') : value,
      ])
      .filter(([, value]) => value !== ''),
  ) as AssistantStep;
