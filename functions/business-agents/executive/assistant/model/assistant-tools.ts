import * as z from 'zod';
import { type AssistantStep, assistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { toolDefinition } from '../../../../platform/ai/tool-definition.ts';

/** A step that a model may propose. The others only undo. */
type Proposed = Exclude<
  AssistantStep['deed'],
  'restore_event' | 'remove_series' | 'reopen_task' | 'delete_lead' | 'delete_note' | 'allow_contact'
>;

const about: Readonly<Record<Proposed, string>> = {
  create_event: 'Add an event to the calendar. start is local: YYYY-MM-DDTHH:MM.',
  create_series:
    'Add an event that repeats. start is that of the first event; rrule as in RFC 5545 without UNTIL and COUNT, such as FREQ=WEEKLY;BYDAY=MO; until is the last day.',
  move_event: 'Move an event to another local start.',
  change_event: 'Change the length of an event, in minutes.',
  cancel_event: 'Cancel an event.',
  create_task: 'Add a task to the list. due is a day: YYYY-MM-DD.',
  change_task: 'Change the subject, due day or priority of a task.',
  complete_task: 'Mark a task as done.',
  cancel_task: 'Take a task off the list.',
  draft_email:
    'Draft an email to a lead from a template. It is not sent. message: what it says, one sentence.',
  create_document: 'Create a document. Without content it is drafted from known data.',
  change_document: 'Change a document: title, status, tags, text to append, or a version to restore.',
  delete_document: 'Delete a document.',
  create_lead: 'Add a lead. Needs a name and an email address that the user gave.',
  set_lead_status: 'Change the status of a lead.',
  tag_lead: 'Add or remove tags of a lead.',
  note_lead: 'Add a note about a lead.',
  forbid_contact: 'Mark a lead as not to be contacted.',
};

/** A question to the user, for what is missing or ambiguous. */
export const askUser = z.strictObject({
  question: z.string().trim().min(1).max(300),
  choices: z.array(z.string().trim().min(1).max(80)).max(5).default([]),
});
export const ASK_USER = 'ask_user';

const isProposed = (deed: string): deed is Proposed => Object.hasOwn(about, deed);

/** Returns the assistant's steps as functions for a model, with the schemas that validate their arguments. */
export const assistantTools = () => [
  ...assistantStep.options.flatMap(({ shape: { deed, ...fields } }) => {
    const { value: name } = deed;
    return isProposed(name)
      ? [toolDefinition({ name, about: about[name], schema: z.strictObject(fields), isStrict: false })]
      : [];
  }),
  toolDefinition({
    name: ASK_USER,
    about: 'Ask the user one question, with up to five answers to choose from.',
    schema: askUser,
    isStrict: false,
  }),
];

/** Returns the step of a call, or null for an unknown function or invalid arguments. */
export const stepOfCall = (name: string, given: Record<string, unknown>): AssistantStep | null => {
  if (!isProposed(name)) return null;
  // Models write null for what they leave out.
  const known = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== ''),
  );
  return assistantStep.safeParse({ ...known, deed: name }).data ?? null;
};
