import { MAX_LEADS_LISTED } from '#shared/business-agents/executive/items.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { LeadInfo } from '#shared/business-agents/sdr/schema.ts';
import { shownEvent } from '../../../common/calendar/stored-event.ts';
import { shownActivity } from '../../crm/stored-activity.ts';
import { shownHead } from '../../documents/stored-document.ts';
import { listedLead } from '../leads/listed-lead.ts';
import type { AssistantReading, Found } from '../reading.ts';
import type { Workspace } from '../workspace.ts';
import { stepTargets } from './step-targets.ts';

/** Returns the answer to a question, from stored rows. */
export const presentFound = (
  { events, tasks, documents, leads, slots, ...found }: Found,
  infos: ReadonlyMap<string, LeadInfo>,
): ExecutiveAnswer => ({
  ...found,
  kind: 'do',
  engine: 'rules',
  ...(events && { events: events.map((event) => shownEvent(event, infos)) }),
  ...(tasks && { tasks: tasks.map((task) => shownActivity(task, infos)) }),
  ...(documents && { documents: documents.map((document) => shownHead(document, infos)) }),
  ...(leads && { leads: leads.slice(0, MAX_LEADS_LISTED).map(listedLead) }),
  ...(slots && { slots: [...slots] }),
});

/** Returns a plan that waits for approval, a question or a refusal. Nothing is stored. */
export const presentPlan = (
  reading: Exclude<AssistantReading, { kind: 'found' }>,
  workspace: Workspace,
): ExecutiveAnswer => {
  if (reading.kind === 'clarify') {
    const { question, choices } = reading;
    return { kind: 'clarify', message: question, question, ...(choices && { choices: [...choices] }) };
  }
  if (reading.kind === 'cannot') return { kind: 'cannot', message: reading.message };
  const { steps, note = '' } = reading;
  const targets = stepTargets(steps, workspace);
  return { kind: 'do', deed: steps[0]!.deed, plan: [...steps], targets, message: note };
};
