import { describe, expect, inject, it } from 'vitest';
import { coachAnswer } from '#shared/coach/schema.ts';
import { createCaller } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const ASK = '/api/functions/nutrition-assistant';

describe('The coach in the running product', () => {
  it('COACH-20 rejects calls without a sign-in, and COACH-01 calls from lower plans', async () => {
    const fay = await withUser();
    const question = { message: 'Hello', context: 'ai_coach' };
    const nobody = createCaller(inject('origin'), null);
    expect((await nobody.call('POST', ASK, question)).status).toBe(401);
    expect((await fay.call('POST', ASK, question)).body).toMatchObject({ code: 'TIER_REQUIRED' });
    expect((await fay.call('GET', '/api/coach/messages')).body).toMatchObject({ code: 'TIER_REQUIRED' });
    const other = await fay.call('POST', ASK, { ...question, context: 'voice_interaction', userId: 'mara' });
    expect(other).toMatchObject({ status: 400, body: { details: [{ field: 'userId' }] } });
  });

  it('D40 lets every user ask the assistant, which answers by rules without a model', async () => {
    const guy = await withUser();
    await guy.call('POST', '/api/food-entries', { food_name: 'Porridge', calories: 320, time_zone: 'UTC' });
    const { status, body } = await guy.call('POST', ASK, {
      message: 'How much have I eaten today?',
      context: 'voice_interaction',
      time_zone: 'UTC',
    });
    expect([status, body]).toMatchObject([200, { engine: 'rules', consent_needed: true }]);
    expect(coachAnswer.parse(body).response).toContain('320 kcal');
  });
});
