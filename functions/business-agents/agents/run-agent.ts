import { actionCalled } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import type { AgentAnswer, AgentName, AgentRequest } from '#shared/business-agents/agents/schema.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Payer } from '../../credits/public.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiRequest } from '../../platform/http/endpoint.ts';
import { responseLanguage } from '../../platform/response-language.ts';
import type { Action, ActionContext, Done } from './action.ts';
import { answerFreeText, performKnown, readGivenOf } from './read-request.ts';
import { effectiveConsent } from '../common/effective-consent.ts';
import type { AskAgentModel } from '../common/ask-agent-model.ts';
import { explainMoneyTask } from './money/explain-task.ts';
import type { ModelTask } from './model-task.ts';
import type { ModelPlan, unknownTask } from './unknown-action.ts';
import { loadAgentTexts } from './load-agent-texts.ts';

/** The three routes differ only in their path. */
type AgentCall = Pick<
  ApiRequest<typeof agentRoutes.operations>,
  'caller' | 'body' | 'raw' | 'idempotency' | 'deadline'
>;

interface Dependencies {
  actions: Readonly<Record<string, Action>>;
  /** Actions that a model does better, by action name. */
  tasks: Readonly<Record<string, ModelTask>>;
  /** Lets a model handle a task in free text. Omitted if no model is used. */
  unknownTask?: typeof unknownTask;
  askModel: AskAgentModel;
  readProfile: (userId: string) => Promise<Profile>;
  clock: Clock;
}

type Context = ActionContext & { payer: Payer; consent: AiConsent | null };

const isPlan = (done: Done | ModelPlan): done is ModelPlan => 'plan' in done;

const isEmpty = (data: unknown): boolean =>
  data === undefined || data === null || Object.keys(data).length === 0;

/** Adds a model's words to a task about money that the rules cannot do but whose data say something. */
const explainMoney = async (
  { action: text, data }: AgentRequest,
  byGrammar: AgentAnswer,
  { payer, consent, words, today }: Context,
  askModel: AskAgentModel,
): Promise<AgentAnswer> => {
  if (byGrammar.kind !== 'cannot' || isEmpty(data)) return byGrammar;
  const outcome = await explainMoneyTask(text, today)(askModel, payer, {
    data,
    words,
    consent,
    answerOf: ({ message }) => ({ ...byGrammar, engine: 'model', kind: 'written', message }),
  });
  if (outcome.kind === 'written') return outcome.answer;
  return { ...byGrammar, ...(outcome.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }) };
};

/** Answers a task in free text: by a model if one may be asked, or as the grammar reads it. */
const runFreeText = async (
  agent: AgentName,
  body: AgentRequest,
  context: Context,
  { actions, unknownTask: taskOf, askModel }: Dependencies,
): Promise<AgentAnswer> => {
  const byGrammar = await answerFreeText(agent, body, actions, context);
  if (agent === 'money') return explainMoney(body, byGrammar, context, askModel);
  if (!taskOf) return byGrammar;
  const readGiven = await readGivenOf(agent, body, context);
  const task = taskOf({ agent, text: body.action, actions, context, readGiven });
  const outcome = await task(askModel, context.payer, {
    data: body.data,
    words: context.words,
    consent: context.consent,
    // A text keeps the plan of the grammar: a model writes, but only rules calculate.
    answerOf: (done) =>
      isPlan(done)
        ? { engine: 'model', kind: 'action', ...done, params: done.plan[0]!.params }
        : {
            action: body.action,
            engine: 'model',
            ...done,
            kind: 'written',
            ...(byGrammar.plan && { plan: byGrammar.plan, params: byGrammar.params }),
          },
  });
  if (outcome.kind === 'written') return outcome.answer;
  return { ...byGrammar, ...(outcome.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }) };
};

/**
 * Runs an action of a free-form agent (RAW-04): by rules for free, or by a model if one is available and does it
 * better. Nothing is stored except the cost of the model's answer.
 * @throws CodedError AGENT_DATA_UNFIT if a known action cannot use the data
 */
export const runAgent = (agent: AgentName, parts: Dependencies) => {
  const { actions, tasks, askModel, readProfile, clock } = parts;
  return async ({ caller, body, raw, idempotency, deadline }: AgentCall): Promise<AgentAnswer> => {
    const { user_id } = caller;
    const profile = await readProfile(user_id);
    const words = await loadAgentTexts(responseLanguage(raw.headers, profile.language));
    const action = actionCalled(agent, body.action)?.action;
    const context: Context = {
      today: localDateOf(clock(), profile.time_zone ?? 'UTC'),
      words,
      payer: { user_id, idempotency, deadline },
      consent: effectiveConsent(raw.headers, profile.ai_consent),
    };
    if (action === undefined) return runFreeText(agent, body, context, parts);
    // Always runs first, so that invalid data is reported before anything is charged.
    const { data, done } = await performKnown(agent, action, actions[action]!, body.data, context);
    const outcome = await tasks[action]?.(askModel, context.payer, {
      data,
      words,
      consent: context.consent,
      answerOf: (made) => ({ action, engine: 'model', ...made }),
    });
    if (outcome?.kind === 'written') return outcome.answer;
    return {
      action,
      engine: 'rules',
      ...done,
      ...(data !== body.data && body.data !== undefined && { params: data as Record<string, unknown> }),
      ...(outcome?.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }),
    };
  };
};
