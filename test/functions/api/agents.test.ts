import { beforeAll, describe, expect, inject, it } from 'vitest';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { MAX_DEPTH } from '#shared/business-agents/agents/json-bounds.ts';
import {
  type AgentAnswer,
  agentAnswer,
  type AgentName,
  agentNames,
} from '#shared/business-agents/agents/schema.ts';
import { type ApiUser, createApiUser } from '#test/support/api-user.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await createApiUser(inject('origin'));
});

const run = (agent: AgentName, body: unknown) => mara.call('POST', `/api/functions/${agent}-agent`, body);
const answerOf = async (agent: AgentName, body: unknown): Promise<AgentAnswer> => {
  const { status, body: answer } = await run(agent, body);
  expect(status).toBe(200);
  return agentAnswer.parse(answer);
};

describe('A free-form agent', () => {
  it.each(agentNames)(
    'RAW-04 AGENTS-03 %s-agent takes an action in words and data as JSON',
    async (agent) => {
      const [first] = knownActions[agent];
      const { action, example } = first!;
      const answer = await answerOf(agent, { action: action.toUpperCase().replace('_', ' '), data: example });
      expect([answer.action, answer.engine]).toEqual([action, 'rules']);
      expect(answer.result).toBeTypeOf('object');
    },
  );

  it('RAW-06 takes an action without data, and says what it knows where it knows no such action', async () => {
    const answer = await answerOf('money', { action: 'Make me rich' });
    expect(answer.message).toContain('“Make me rich”');
    expect(answer.actions).toEqual(knownActions.money);
    expect(answer.result).toBeUndefined();
  });

  it('answers 422 with the fields that do not fit the action', async () => {
    const { status, body } = await run('money', {
      action: 'invoice totals',
      data: { lines: [{ unit_price: 'ten' }] },
    });
    expect([status, body.code]).toEqual([422, 'AGENT_DATA_UNFIT']);
    expect(body.details).toEqual([
      { field: 'lines.0.unit_price', message: 'Please give a number, such as 12.5.' },
    ]);
  });

  it('costs nothing by rules', async () => {
    const before = (await mara.call('GET', '/api/credits')).body;
    await answerOf('operations', { action: 'overdue', data: knownActions.operations[4]?.example });
    expect((await mara.call('GET', '/api/credits')).body).toEqual(before);
  });
});

describe('A payload that was made to break it', () => {
  it('that is no JSON is refused with 400', async () => {
    for (const body of ['{"action":', '{"action":"churn","data":{]}', '['.repeat(100_000)]) {
      const answer = await run('money', body);
      expect([answer.status, answer.body.code]).toEqual([400, 'BODY_NOT_JSON']);
    }
  });

  it('as deep as may be, with the names of prototypes as keys, is data like any other', async () => {
    const depth = MAX_DEPTH - 4;
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const records = `[{"__proto__":{"admin":true},"constructor":1,"deep":${deep}}]`;
    const { result } = await answerOf('operations', `{"action":"summarise","data":${records}}`);
    expect(result).toMatchObject({
      fields: [{ field: '__proto__' }, { field: 'constructor', numbers: { sum: 1 } }, { field: 'deep' }],
    });
  });
});
