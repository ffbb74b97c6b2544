import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, createApiUser, createCaller } from '#test/support/api-user.ts';
import { reminderCases } from './bad-reminder-requests.ts';
import { cases, entry } from './bad-requests.ts';
import { staffCases } from './bad-staff-requests.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await createApiUser(inject('origin'));
});

describe('A request with a field that is missing, unknown, wrong or out of range', () => {
  it.each([...cases, ...reminderCases, ...staffCases])(
    '%s: 400 that names it (%s %s)',
    async (_, method, path, body, field) => {
      const answer = await mara.call(method, path, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(answer.body.details.map((detail) => detail.field)).toContain(field);
      expect(answer.body.request_id).toMatch(/\S+/);
    },
  );

  it('that carries prototype keys, cannot be parsed or has no body: 400', async () => {
    const prototype = await mara.call(
      'POST',
      '/api/food-entries',
      '{"__proto__":{"admin":true},"food_name":"x"}',
    );
    expect([prototype.status, prototype.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const broken = await mara.call('POST', '/api/food-entries', '{"food_name":');
    expect([broken.status, broken.body.code]).toEqual([400, 'BODY_NOT_JSON']);
    const none = await mara.call('POST', '/api/food-entries', '');
    expect([none.status, none.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('that has more fields than anybody would send: 400 that names some of them, from a stranger too', async () => {
    const fields = Array.from({ length: 120_000 }, (_, at) => [`field-${at}`, 1]);
    const huge = await createCaller(inject('origin'), null).call(
      'POST',
      '/api/contact',
      Object.fromEntries([['x'.repeat(100_000), 1], ...fields]),
    );
    expect([huge.status, huge.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(huge.body).length).toBeLessThan(20_000);
  });

  it('whose Idempotency-Key has an odd form: 400', async () => {
    const answer = await mara.call('POST', '/api/food-entries', entry, { 'idempotency-key': 'a b' });
    expect(answer.body.details.map((detail) => detail.field)).toEqual(['Idempotency-Key']);
  });
});
