import * as z from 'zod';
import { faultOfJson } from '#shared/business-agents/agents/json-bounds.ts';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { AgentName, PlanStep } from '#shared/business-agents/agents/schema.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { toolDefinition } from '../../platform/ai/tool-definition.ts';
import { calledTools } from '../common/called-tools.ts';
import { textsIn } from '../common/check-output/texts-in.ts';
import type { Action, ActionContext, Done } from './action.ts';
import { defineTask, type ModelTask } from './model-task.ts';

const text = z.object({
  message: z.string().min(1).max(600),
  /** Structured output needs known fields, so the result is sent as one JSON text. */
  result_json: z.string().min(1).max(20_000),
});
const written = calledTools(text);
type Written = z.output<typeof written>;

const parsed = (json: string): { result: unknown } | null => {
  try {
    const result: unknown = JSON.parse(json);
    return faultOfJson(result) === null ? { result } : null;
  } catch {
    return null;
  }
};

type WritingAgent = Exclude<AgentName, 'money'>;
const fieldOf: Readonly<Record<WritingAgent, string>> = {
  operations: 'the operations of a small company: plans, lists, records, organization',
  amplifier: 'the marketing of a small company: texts, ideas and plans for an audience',
};

const DAY = /^\d{4}-\d\d-\d\d$/u;
/** Returns the texts to check. Days are calculated from the request, such as 'on Friday'. */
const textsOf = ({ calls, text: answer }: Written): string[] =>
  answer ? textsIn(answer) : textsIn(calls.map((call) => call.arguments)).filter((one) => !DAY.test(one));

/** A plan that a model made: its steps, and the result of the first one by rules. */
export interface ModelPlan extends Done {
  action: string;
  plan: PlanStep[];
}

interface Asked {
  agent: WritingAgent;
  /** The task as typed. */
  text: string;
  actions: Readonly<Record<string, Action>>;
  context: ActionContext;
  /** The data of the request with the field names of an action, as the grammar reads them. */
  readGiven: (action: string) => Record<string, unknown>;
}

/** Returns a step that the action can use, with the request's data for what the model left out; null if it cannot. */
const stepOf = (
  { name, arguments: given }: Written['calls'][number],
  { actions, context, readGiven }: Asked,
): { step: PlanStep; done: Done } | null => {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return null;
  for (const params of [{ ...readGiven(name), ...given }, given]) {
    try {
      return { step: { action: name, params }, done: action.perform(params, context) };
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'AGENT_DATA_UNFIT') throw error;
    }
  }
  return null;
};

const planOf = (calls: Written['calls'], asked: Asked): ModelPlan | null => {
  const steps = calls.map((call) => stepOf(call, asked));
  const [first] = steps;
  if (!first || steps.includes(null)) return null;
  return { ...first.done, action: first.step.action, plan: steps.flatMap((one) => one?.step ?? []) };
};

/**
 * Lets a model handle a task in free text: it calls the agent's actions, whose results are calculated by rules, or
 * writes. Not available for money, whose amounts only the grammar reads.
 */
export const unknownTask = (asked: Asked): ModelTask<ModelPlan> => {
  const { agent, actions } = asked;
  return defineTask({
    name: 'do_action',
    data: z.unknown(),
    written,
    tools: knownActions[agent].map(({ action, about }) =>
      toolDefinition({ name: action, about, schema: actions[action]!.schema, isStrict: false }),
    ),
    toolText: text,
    texts: textsOf,
    asked: asked.text,
    system: `You are an assistant for ${fieldOf[agent]}. The user asks for this, in their words:
${JSON.stringify(asked.text)}. Today is ${asked.context.today}. If functions do it, call them with values from the request and
the data only; leave out lists that are in the data, they are added. Otherwise do it with the data. message: one or two
sentences that say what you made. result_json: what you made, as JSON text. Where it cannot be done with the data, say in
message what is missing, with {} as result_json.`,
    finish: ({ calls, text: answer }) => {
      if (!answer) return planOf(calls, asked);
      const made = parsed(answer.result_json);
      return made && { message: answer.message, ...made };
    },
  });
};
