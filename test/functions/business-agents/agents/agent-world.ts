import OpenAI from 'openai';
import { ulid } from 'ulid';
import { amplifierActions } from '#functions/business-agents/agents/amplifier/actions.ts';
import { amplifierTasks } from '#functions/business-agents/agents/amplifier/model-tasks.ts';
import { checkOutput } from '#functions/business-agents/common/check-output/check-output.ts';
import { createAgentModel } from '#functions/business-agents/common/ask-agent-model.ts';
import { askStructured } from '#functions/business-agents/common/ask-structured.ts';
import { moneyActions } from '#functions/business-agents/agents/money/actions.ts';
import { runAgent } from '#functions/business-agents/agents/run-agent.ts';
import { unknownTask } from '#functions/business-agents/agents/unknown-action.ts';
import { createCallCounter } from '#functions/platform/limits/count-call.ts';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { agentAnswer, type AgentName } from '#shared/business-agents/agents/schema.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { scriptPictureModel, startPictureModel } from '#test/support/picture-model.ts';
import { createCreditWorld } from '../../credits/credit-world.ts';

const clock = (): Date => new Date('2026-11-20T12:00:00Z');

interface Options {
  consent?: AiConsent | null;
  hasModel?: boolean;
  maxCalls?: number;
}

/** A table, a scripted model, and users of the agents. */
export const createAgentWorld = async () => {
  const endpoint = await startPictureModel();
  const scripted = scriptPictureModel(endpoint.url);
  const world = await createCreditWorld();
  /** Creates a user of the agents, with or without a model. */
  const person = async ({ consent = 'granted', hasModel = true, maxCalls = 200 }: Options = {}) => {
    const { table } = world;
    const user_id = `person-${ulid()}`;
    const profiles = createProfileRepository(table, clock);
    if (consent) await profiles.save(user_id, { ai_consent: consent }, { key: ulid(), request_hash: 'hash' });
    const client = new OpenAI({ apiKey: 'key', baseURL: endpoint.baseUrl, maxRetries: 0 });
    const reported: unknown[] = [];
    const dependencies = {
      tasks: {},
      askModel: createAgentModel({
        openModel: async () => (hasModel ? { client, name: 'scripted' } : null),
        ask: askStructured,
        readConsent: async () => consent,
        countCall: createCallCounter(table, clock, { kind: 'agents', most: maxCalls, per: 'day' }),
        charge: world.charge,
        check: async (...text) => checkOutput(...text),
        clock,
        report: (error) => reported.push(error),
      }),
      readProfile: profiles.read,
      clock,
    };
    const agents = {
      amplifier: runAgent('amplifier', {
        ...dependencies,
        actions: amplifierActions,
        tasks: amplifierTasks,
        unknownTask,
      }),
      money: runAgent('money', { ...dependencies, actions: moneyActions }),
    };
    const run = async (
      agent: Exclude<AgentName, 'operations'>,
      action: string,
      data: unknown,
      { key = ulid(), language = 'en', isWithoutAi = false } = {},
    ) =>
      agentAnswer.parse(
        await agents[agent]({
          ...world.press(user_id, key),
          caller: { user_id, signed_in_at: 0 },
          body: { action, data },
          raw: {
            body: '',
            headers: { 'accept-language': language, ...(isWithoutAi && { 'x-without-ai': '1' }) },
            peer: '',
          },
        }),
      );
    return { run, reported, credits: () => world.total(user_id) };
  };

  return {
    scripted,
    said: (answer: object) => scripted.says(JSON.stringify(answer)),
    person,
    stop: async (): Promise<void> => {
      await endpoint.stop();
      await world.stop();
    },
  };
};

export type AgentWorld = Awaited<ReturnType<typeof createAgentWorld>>;
