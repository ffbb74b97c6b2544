import { actionCalled } from '#shared/business-agents/agents/actions/known-actions.ts';
import type { agentRoutes } from '#shared/business-agents/agents/routes.ts';
import type { AgentAnswer, AgentName } from '#shared/business-agents/agents/schema.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ApiRequest } from '../../platform/http/endpoint.ts';
import { languageFor } from '../../platform/language-for.ts';
import type { Action, Done } from './action.ts';
import type { AskAgentModel } from './ask-model.ts';
import type { ModelTask } from './model-task.ts';
import { openAgentWords } from './open-agent-words.ts';
import { unknownAnswer } from './unknown-action.ts';

/** The three routes differ by nothing but their address. */
type AgentCall = Pick<
  ApiRequest<typeof agentRoutes.operations>,
  'caller' | 'body' | 'raw' | 'idempotency' | 'deadline'
>;

interface Dependencies {
  actions: Readonly<Record<string, Action>>;
  /** What a model does better, by the action's name. */
  tasks: Readonly<Record<string, ModelTask>>;
  /** What a model does with an action that no rule knows; absent where none is asked. */
  unknownTask?: (action: string) => ModelTask;
  askModel: AskAgentModel;
  readProfile: (userId: string) => Promise<Profile>;
  clock: Clock;
}

/**
 * Does an action of a free-form agent (RAW-04): by rules, which are free, and by a model where one may be asked and
 * does it better. Nothing is kept of it but what a model's answer cost.
 * @throws CodedError AGENT_DATA_UNFIT where an action that is known cannot work with the data
 */
export const runAgent =
  (agent: AgentName, { actions, tasks, unknownTask, askModel, readProfile, clock }: Dependencies) =>
  async ({ caller, body, raw, idempotency, deadline }: AgentCall): Promise<AgentAnswer> => {
    const { user_id } = caller;
    const profile = await readProfile(user_id);
    const words = await openAgentWords(languageFor(raw.headers, profile.language));
    const known = actionCalled(agent, body.action)?.action;
    const context = { today: localDateOf(clock(), profile.time_zone ?? 'UTC'), words };
    // First, whoever answers in the end: what does not fit is told before anybody is paid.
    const byRules = known === undefined ? undefined : actions[known]?.perform(body.data, context);

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
        data: body.data,
        words,
        consent: profile.ai_consent,
        answerOf: (done) => answerOf('model', done),
      },
    );
    if (outcome?.kind === 'written') return outcome.answer;
    return {
      ...(byRules ? answerOf('rules', byRules) : unknownAnswer(agent, action, words)),
      ...(outcome?.kind === 'nobody' && outcome.needsConsent && { needs_consent: true }),
    };
  };
