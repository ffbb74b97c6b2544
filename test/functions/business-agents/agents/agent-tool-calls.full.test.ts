import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AgentWorld, createAgentWorld } from './agent-world.ts';

const COST = 2;

let scripted: AgentWorld['scripted'];
let person: AgentWorld['person'];
let world: AgentWorld;
beforeAll(async () => {
  world = await createAgentWorld();
  ({ scripted, person } = world);
});
afterAll(() => world.stop());

describe('A task in free text with a model that calls functions', () => {
  it('shows called functions as a plan whose result the rules calculate, and does not charge for unusable ones', async () => {
    const mara = await person();
    await scripted.calls(
      ['hashtags', { topics: ['lunch'], most: 3 }],
      ['post', { channel: 'x', topic: 'Our new lunch menu' }],
    );
    const answer = await mara.run('amplifier', 'Get the word out about lunch on X', undefined);
    expect(answer).toMatchObject({
      kind: 'action',
      engine: 'model',
      action: 'hashtags',
      params: { topics: ['lunch'], most: 3 },
      plan: [{ action: 'hashtags' }, { action: 'post' }],
      result: { hashtags: [{ tag: '#lunch' }] },
    });
    expect(await mara.credits()).toBe(100 - COST);
    const unusable: [string, object][] = [
      ['publish', { text: 'Lunch' }],
      ['hashtags', { topics: 'lunch', most: 1_000 }],
      ['post', { channel: 'x', topic: 'We won 3 awards and you get 50% off' }],
      ['post', { channel: 'x', topic: 'I have posted it to your 900 followers' }],
    ];
    for (const call of unusable) {
      await scripted.calls(call);
      expect((await mara.run('amplifier', 'Get the word out about lunch on X', undefined)).engine).toBe(
        'rules',
      );
    }
    expect(await mara.credits()).toBe(100 - COST);
  });

  it('adds the data of the request to a called function and offers the actions as functions', async () => {
    const mara = await person();
    await scripted.calls(['repurpose', { channels: ['x'] }]);
    const data = { text: 'We opened a second kitchen.' };
    const { plan } = await mara.run('amplifier', 'Do your magic for X', data);
    expect(plan).toEqual([{ action: 'repurpose', params: { ...data, channels: ['x'] } }]);
    const { tools } = (await scripted.lastSettings()) as { tools?: { function: { name: string } }[] };
    expect(tools?.map(({ function: { name } }) => name)).toContain('content_plan');
  });
});
