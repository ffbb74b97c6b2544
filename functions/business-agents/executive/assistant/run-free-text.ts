import type { AssistantStep } from '#shared/business-agents/executive/assistant-steps.ts';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { AgentActionContext } from '../../common/agent-action-context.ts';
import { plainText } from '../../common/text/spoken.ts';
import type { ExecutiveDependencies } from '../dependencies.ts';
import { answerDiary } from './diary/answer-diary.ts';
import { isDiaryQuestion } from './diary/is-diary-question.ts';
import { readWithModel } from './model/read-with-model.ts';
import { createPerformStep } from './perform-step.ts';
import { openWorkspace } from './plan/open-workspace.ts';
import { presentFound, presentPlan } from './plan/present-reading.ts';
import type { StepDone } from './step-done.ts';
import { readText } from './read-text.ts';
import type { AssistantReading, Found } from './reading.ts';
import { todayOf, type Workspace } from './workspace.ts';

interface Asked {
  text?: string | undefined;
  steps?: readonly AssistantStep[] | undefined;
  preview?: boolean | undefined;
}

/** Reads a task in free text and shows its plan, or performs the steps of an approved plan. */
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
    const leads = done.flatMap(({ answer }) => answer.leads ?? []);
    return {
      ...first?.answer,
      message: [...done.map(({ answer }) => answer.message), note].filter(Boolean).join(' '),
      kind: 'do',
      deed: steps[0]!.deed,
      plan: [...steps],
      undo: done.toReversed().flatMap(({ undo }) => undo),
      ...(events.length > 1 && { events }),
      ...(tasks.length > 1 && { tasks }),
      ...(leads.length > 1 && { leads }),
    };
  };

  const answerFound = async ({ user_id }: AgentActionContext, found: Found): Promise<ExecutiveAnswer> => {
    const { events = [], tasks = [], documents = [] } = found;
    const ids = [...events, ...tasks, ...documents].map(({ lead_id }) => lead_id);
    return presentFound(found, await parts.leads.infoOf(user_id, ids));
  };

  /** Answers by the model if one may be asked, as a plan or a question; else as the rules read the text. */
  const answerPlan = async (
    context: AgentActionContext,
    text: string,
    reading: Exclude<AssistantReading, { kind: 'found' }>,
    workspace: Workspace,
    isPreview: boolean,
  ): Promise<ExecutiveAnswer> => {
    const outcome = await readWithModel(parts.askModel, context, text, workspace);
    if (outcome.kind === 'written') return outcome.answer;
    const isAsked = outcome.kind === 'nobody' && outcome.needsConsent;
    const answer =
      reading.kind === 'steps' && !isPreview
        ? await performAll(context, reading.steps, reading.note)
        : presentPlan(reading, workspace);
    return { ...answer, ...(isAsked && { needs_consent: true }) };
  };

  return async (
    context: AgentActionContext,
    { text = '', steps, preview = false }: Asked,
  ): Promise<ExecutiveAnswer> => {
    if (steps) return performAll(context, steps);
    if (isDiaryQuestion(plainText(text))) {
      const today = todayOf({ now: parts.clock(), zone: context.zone });
      const [facts, words] = await Promise.all([
        parts.readDiary(context.user_id, today),
        parts.openWords(context.language),
      ]);
      return answerDiary(text, facts, words);
    }
    const workspace = await openWorkspace(parts, context);
    const reading = readText(text, workspace);
    if (reading.kind === 'found') return answerFound(context, reading.found);
    return answerPlan(context, text, reading, workspace, preview);
  };
};
