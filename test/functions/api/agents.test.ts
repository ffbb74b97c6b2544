import { beforeAll, describe, expect, it } from 'vitest';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { MAX_DEPTH } from '#shared/business-agents/agents/json-bounds.ts';
import {
  type AgentAnswer,
  agentAnswer,
  type AgentName,
  agentNames,
} from '#shared/business-agents/agents/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
});

const run = (agent: AgentName, body: unknown) => mara.call('POST', `/api/functions/${agent}-agent`, body);
const answerOf = async (agent: AgentName, body: unknown): Promise<AgentAnswer> => {
  const { status, body: answer } = await run(agent, body);
  expect(status).toBe(200);
  return agentAnswer.parse(answer);
};

describe('A free-form request to an agent', () => {
  it.each(agentNames)(
    'RAW-04 AGENTS-03 %s-agent accepts an action with free text and JSON data',
    async (agent) => {
      const [first] = knownActions[agent];
      const { action, example } = first!;
      const answer = await answerOf(agent, { action: action.toUpperCase().replace('_', ' '), data: example });
      expect([answer.action, answer.engine]).toEqual([action, 'rules']);
      expect(answer.result).toBeTypeOf('object');
    },
  );

  it('RAW-06 accepts an action without data and lists the known actions when the action is unknown', async () => {
    const answer = await answerOf('money', { action: 'Make me rich' });
    expect(answer.message).toContain('“Make me rich”');
    expect(answer.actions).toEqual(knownActions.money);
    expect(answer.result).toBeUndefined();
  });

  it('answers 422 with the invalid fields when the data does not fit the action', async () => {
    const { status, body } = await run('money', {
      action: 'invoice totals',
      data: { lines: [{ unit_price: 'ten' }] },
    });
    expect([status, body.code]).toEqual([422, 'AGENT_DATA_UNFIT']);
    expect(body.details).toEqual([
      { field: 'lines.0.unit_price', message: 'Enter a number with a decimal point, such as 12.5.' },
    ]);
  });

  it('charges no credits when the rules answer', async () => {
    const before = (await mara.call('GET', '/api/credits')).body;
    await answerOf('operations', { action: 'overdue', data: knownActions.operations[4]?.example });
    expect((await mara.call('GET', '/api/credits')).body).toEqual(before);
  });
});

describe('An agent request with a hostile payload', () => {
  it('rejects a payload that is not JSON with 400', async () => {
    for (const body of ['{"action":', '{"action":"churn","data":{]}', '['.repeat(100_000)]) {
      const answer = await run('money', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BODY_NOT_JSON']);
    }
  });

  it('treats a maximally nested payload with prototype names as keys like any other data', async () => {
    const depth = MAX_DEPTH - 4;
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const records = `[{"__proto__":{"admin":true},"constructor":1,"deep":${deep}}]`;
    const { result } = await answerOf('operations', `{"action":"summarise","data":${records}}`);
    expect(result).toMatchObject({
      fields: [{ field: '__proto__' }, { field: 'constructor', numbers: { sum: 1 } }, { field: 'deep' }],
    });
  });
});
