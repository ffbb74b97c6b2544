import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { LeadInfo } from '#shared/business-agents/sdr/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { shownEvent } from '../../common/calendar/stored-event.ts';
import { shownActivity } from '../crm/stored-activity.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { shownHead } from '../documents/stored-document.ts';
import { createPerformStep } from './perform-step.ts';
import type { StepDone } from './step-done.ts';
import { readText } from './read-text.ts';
import type { AssistantReading, Found } from './reading.ts';
import type { Workspace } from './workspace.ts';

interface Asked {
  text?: string | undefined;
  steps?: readonly AssistantStep[] | undefined;
  preview?: boolean | undefined;
}

/** Leads that do not want to be contacted. */
const isBlocked = (lead: object): boolean => 'do_not_contact' in lead && Boolean(lead.do_not_contact);

const openWorkspace = async (
  { leads, events, activities, documents, openWords, clock }: ExecutiveDependencies,
  { user_id, zone, language }: AgentActionContext,
): Promise<Workspace> => {
  const [allLeads, allEvents, tasks, allDocuments, words] = await Promise.all([
    leads.all(user_id),
    events.latest(user_id),
    activities.newest(user_id),
    documents.newest(user_id),
    openWords(language),
  ]);
  return {
    now: clock(),
    zone,
    words,
    leads: allLeads,
    blocked: new Set(allLeads.filter(isBlocked).map(({ id }) => id)),
    events: allEvents.filter(({ status }) => status !== 'cancelled'),
    // A note of a status change is completed from the start.
    tasks: tasks.filter(({ activity_type, status }) => activity_type !== 'note' || status !== 'completed'),
    documents: allDocuments,
  };
};

const foundAnswer = (
  { events, tasks, documents, slots, ...found }: Found,
  infos: ReadonlyMap<string, LeadInfo>,
): ExecutiveAnswer => ({
  ...found,
  kind: 'do',
  engine: 'rules',
  ...(events && { events: events.map((event) => shownEvent(event, infos)) }),
  ...(tasks && { tasks: tasks.map((task) => shownActivity(task, infos)) }),
  ...(documents && { documents: documents.map((document) => shownHead(document, infos)) }),
  ...(slots && { slots: [...slots] }),
});

/** Reads a task in free text and does it, shows its plan, or performs the steps of an approved plan. */
export const createRunFreeText = (parts: ExecutiveDependencies) => {
  const perform = createPerformStep(parts);

  /** Performs the steps in order. Each has an Idempotency-Key of its own, so that a repeated request does nothing twice. */
  const performAll = async (
    context: AgentActionContext,
    steps: readonly AssistantStep[],
    note?: string,
  ): Promise<ExecutiveAnswer> => {
    const done: StepDone[] = [];
    for (const [at, step] of steps.entries()) {
      const idempotency = { ...context.idempotency, key: `${context.idempotency.key}.${at}` };
      // oxlint-disable-next-line no-await-in-loop -- A later step may need the time that an earlier one frees.
      done.push(await perform({ ...context, idempotency }, step));
    }
    const [first] = done;
    const events = done.flatMap(({ answer }) => answer.event ?? []);
    const tasks = done.flatMap(({ answer }) => answer.task ?? []);
    return {
      ...first?.answer,
      message: [...done.map(({ answer }) => answer.message), note].filter(Boolean).join(' '),
      kind: 'do',
      deed: steps[0]!.deed,
      plan: [...steps],
      undo: done.toReversed().flatMap(({ undo }) => undo),
      ...(events.length > 1 && { events }),
      ...(tasks.length > 1 && { tasks }),
    };
  };

  const answerOf = async (
    context: AgentActionContext,
    reading: AssistantReading,
    isPreview: boolean,
  ): Promise<ExecutiveAnswer> => {
    if (reading.kind === 'clarify') {
      const { question, choices } = reading;
      return { kind: 'clarify', message: question, question, ...(choices && { choices: [...choices] }) };
    }
    if (reading.kind === 'cannot') return { kind: 'cannot', message: reading.message };
    if (reading.kind === 'steps') {
      const { steps, note } = reading;
      if (!isPreview) return performAll(context, steps, note);
      return { kind: 'do', deed: steps[0]!.deed, plan: [...steps], message: note ?? '' };
    }
    const { events = [], tasks = [], documents = [] } = reading.found;
    const ids = [...events, ...tasks, ...documents].map(({ lead_id }) => lead_id);
    return foundAnswer(reading.found, await parts.leads.infoOf(context.user_id, ids));
  };

  return async (
    context: AgentActionContext,
    { text, steps, preview = false }: Asked,
  ): Promise<ExecutiveAnswer> => {
    if (steps) return performAll(context, steps);
    const reading = readText(text ?? '', await openWorkspace(parts, context));
    return answerOf(context, reading, preview);
  };
};
