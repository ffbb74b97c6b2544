import * as z from 'zod';
import type { ExecutiveAnswer } from '#shared/business-agents/executive/schema.ts';
import type { AgentActionContext } from '../../../common/agent-action-context.ts';
import type { AgentOutcome, AskAgentModel } from '../../../common/ask-agent-model.ts';
import { calledTools } from '../../../common/called-tools.ts';
import type { AssistantReading } from '../reading.ts';
import { ask } from '../say.ts';
import { checkSteps } from '../plan/check-steps.ts';
import { presentPlan } from '../plan/present-reading.ts';
import type { Workspace } from '../workspace.ts';
import { ASK_USER, askUser, assistantTools, stepOfCall } from './assistant-tools.ts';
import { workspaceForModel } from './workspace-for-model.ts';

const written = calledTools(z.never());
type Written = z.output<typeof written>;

/** Fields of a step that people read. The others are IDs, days and choices. */
const readFields = new Set(
  'title subject topic message date content append note reason question choices tags name company'.split(' '),
);
const textsOf = ({ calls }: Written): string[] =>
  calls.flatMap(({ arguments: given }) =>
    Object.entries(given)
      .filter(([name]) => readFields.has(name))
      .flatMap(([, value]) => [value].flat())
      .filter((value) => typeof value === 'string'),
  );

const systemOf = (text: string): string =>
  `You plan tasks in the user's calendar, task list, documents and leads. The user asks for this, in their words:
${JSON.stringify(text)}. Call the functions that do exactly this, with IDs from the data: nothing happens before the user
approves. Times are local. Where something is missing or ambiguous, call ${ASK_USER} instead. Where no function fits, call none.
You cannot send, call, pay or book anything outside of this workspace.`;

/** Returns what the calls ask for, or null if they are unusable. */
const readingOf = ({ calls }: Written, text: string, workspace: Workspace): AssistantReading | null => {
  const question = calls.find(({ name }) => name === ASK_USER);
  if (question) {
    const { data } = askUser.safeParse(question.arguments);
    return data ? ask(data.question, data.choices) : null;
  }
  const steps = calls.map(({ name, arguments: given }) => stepOfCall(name, given));
  return steps.every((step) => step !== null) ? checkSteps(steps, text, workspace) : null;
};

/** Returns the answer to what a model read. What the rules say about such steps is added. */
const answerOf = (
  reading: Exclude<AssistantReading, { kind: 'found' }>,
  workspace: Workspace,
): ExecutiveAnswer => {
  const { t } = workspace.words;
  const isDraft = reading.kind === 'steps' && reading.steps.some(({ deed }) => deed === 'draft_email');
  const note = isDraft ? t('I don’t send emails: copy the draft and send it yourself.') : '';
  return { ...presentPlan(reading, workspace), ...(isDraft && { message: note }), engine: 'model' };
};

/** Lets a model read a text with the assistant's steps as functions. Its plan waits for the user's approval. */
export const readWithModel = (
  askModel: AskAgentModel,
  context: AgentActionContext,
  text: string,
  workspace: Workspace,
): Promise<AgentOutcome<ExecutiveAnswer>> =>
  askModel(context, {
    name: 'plan_steps',
    schema: written,
    tools: assistantTools(),
    system: systemOf(text),
    data: workspaceForModel(text, workspace),
    asked: text,
    texts: textsOf,
    finish: (called) => {
      const reading = readingOf(called, text, workspace);
      return reading && reading.kind !== 'found' ? { answer: answerOf(reading, workspace) } : null;
    },
  });
