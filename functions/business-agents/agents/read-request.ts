import type { AgentAnswer, AgentName, AgentRequest } from '#shared/business-agents/agents/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Action, ActionContext, Done } from './action.ts';

/** Loaded on first use, so that exact actions do not load the grammar. */
const openGrammar = () => import('./free-text/index.ts');

/**
 * Performs a known action. Data with other field names or number formats are read as the text grammar would read them;
 * missing data are reported field by field.
 * @throws CodedError AGENT_DATA_UNFIT
 */
export const performKnown = async (
  agent: AgentName,
  name: string,
  action: Action,
  given: unknown,
  context: ActionContext,
): Promise<{ data: unknown; done: Done }> => {
  const data = given ?? {};
  try {
    return { data, done: action.perform(data, context) };
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'AGENT_DATA_UNFIT' || given === undefined)
      throw error;
    const { today, words } = context;
    const { readData } = await openGrammar();
    const task = { agent, text: name.replaceAll('_', ' '), data, today, language: words.language };
    const read = readData(task, name, action.perform, context);
    if (read === null) throw error;
    return { data: read, done: action.perform(read, context) };
  }
};

/** Answers a task in free text by rules: a plan with a preview, a question, or what can be done instead. */
export const answerFreeText = async (
  agent: AgentName,
  { action: text, data }: AgentRequest,
  actions: Readonly<Record<string, Action>>,
  context: ActionContext,
): Promise<AgentAnswer> => {
  const { answerReading, readTask } = await openGrammar();
  const reading = readTask({ agent, text, data, today: context.today, language: context.words.language });
  return answerReading({ agent, text, actions, context }, reading);
};

/** Returns a function that reads the data of a request with the field names of an action; empty if that fails. */
export const readGivenOf = async (
  agent: AgentName,
  { action: text, data }: AgentRequest,
  { today, words }: ActionContext,
): Promise<(action: string) => Record<string, unknown>> => {
  const { readActionData } = await openGrammar();
  const task = { agent, text, data, today, language: words.language };
  return (action) => (data === undefined ? {} : (readActionData(task, action) ?? {}));
};
