import { actionCalled } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import type { AgentAnswer, AgentName } from '#shared/business-agents/agents/schema.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiRequest } from '../../platform/http/endpoint.ts';
import { responseLanguage } from '../../platform/response-language.ts';
import type { Action, Done } from './action.ts';
import { answerFreeText, performKnown } from './read-request.ts';
import { effectiveConsent } from '../common/effective-consent.ts';
import type { AskAgentModel } from '../common/ask-agent-model.ts';
import type { ModelTask } from './model-task.ts';
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
  /** Lets a model handle an unknown action. Omitted if no model is used. */
  unknownTask?: (action: string) => ModelTask;
  askModel: AskAgentModel;
  readProfile: (userId: string) => Promise<Profile>;
  clock: Clock;
}

/**
 * Runs an action of a free-form agent (RAW-04): by rules for free, or by a model if one is available and does it
 * better. Nothing is stored except the cost of the model's answer.
 * @throws CodedError AGENT_DATA_UNFIT if a known action cannot use the data
 */
export const runAgent =
  (agent: AgentName, { actions, tasks, unknownTask, askModel, readProfile, clock }: Dependencies) =>
  async ({ caller, body, raw, idempotency, deadline }: AgentCall): Promise<AgentAnswer> => {
    const { user_id } = caller;
    const profile = await readProfile(user_id);
    const words = await loadAgentTexts(responseLanguage(raw.headers, profile.language));
    const known = actionCalled(agent, body.action)?.action;
    const context = { today: localDateOf(clock(), profile.time_zone ?? 'UTC'), words };
    // Always runs first, so that invalid data is reported before anything is charged.
    const { data, done: byRules } =
      known === undefined
        ? { data: body.data, done: undefined }
        : await performKnown(agent, known, actions[known]!, body.data, context);

    const action = known ?? body.action;
    const answerOf = (engine: AgentAnswer['engine'], done: Done): AgentAnswer => ({
      action,
      engine,
      ...done,
    });
    const task = known === undefined ? unknownTask?.(action) : tasks[known];
    const outcome = await task?.(
      askModel,
      { user_id, idempotency, deadline },
      {
        data,
        words,
        consent: effectiveConsent(raw.headers, profile.ai_consent),
        answerOf: (done) => answerOf('model', done),
      },
    );
    if (outcome?.kind === 'written') {
      if (known !== undefined) return outcome.answer;
      // The plan of the grammar stays: a model writes, but only rules calculate.
      const { plan, params } = await answerFreeText(agent, body, actions, context);
      return { ...outcome.answer, kind: 'written', ...(plan && { plan, params }) };
    }
    return {
      ...(byRules
        ? {
            ...answerOf('rules', byRules),
            ...(data !== body.data && body.data !== undefined && { params: data as Record<string, unknown> }),
          }
        : await answerFreeText(agent, body, actions, context)),
      ...(outcome?.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }),
    };
  };
