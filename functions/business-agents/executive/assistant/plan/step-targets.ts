import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import { eventWords } from '../say.ts';
import type { Workspace } from '../workspace.ts';

const nameOf = (id: string, workspace: Workspace): string => {
  const event = workspace.events.find((one) => one.id === id);
  if (event) return eventWords(event, workspace);
  return (
    workspace.tasks.find((one) => one.id === id)?.subject ??
    workspace.documents.find((one) => one.id === id)?.title ??
    ''
  );
};

/** Returns the row that a step changes and the lead that it is about, in words; blank for neither. */
const targetOf = (step: AssistantStep, workspace: Workspace): string => {
  const row = 'id' in step ? nameOf(step.id, workspace) : '';
  const lead = 'lead' in step ? workspace.leads.find(({ id }) => id === step.lead) : undefined;
  const company = lead?.company ? `${lead.name}, ${lead.company}` : (lead?.name ?? '');
  return [row, company].filter((part) => part !== '').join(' · ');
};

/** Returns what each step of a plan is about, so that the user can check it before approving. */
export const stepTargets = (steps: readonly AssistantStep[], workspace: Workspace): string[] =>
  steps.map((step) => targetOf(step, workspace));
