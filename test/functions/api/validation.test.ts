import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type ApiUser, createCaller } from '#test/support/api-user.ts';
import { openStaffGroup } from '#test/support/staff-group.ts';
import { withUser } from '#test/support/with-user.ts';
import { micronutrientCases } from './bad-micronutrient-requests.ts';
import { reminderCases } from './bad-reminder-requests.ts';
import { cases, entry } from './bad-requests.ts';
import { staffCases } from './bad-staff-requests.ts';

let mara: ApiUser;
beforeAll(async () => {
  mara = await withUser();
  // Others get 403 from staff routes, whatever they send.
  await (await openStaffGroup(inject('origin'), inject('dataDir'))).add(mara);
});

describe('A request with an invalid field', () => {
  it.each([...cases, ...micronutrientCases, ...reminderCases, ...staffCases])(
    '%s answers 400 and names the field (%s %s)',
    async (_, method, path, body, field) => {
      const answer = await mara.call(method, path, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
      expect(answer.body.details.map((detail) => detail.field)).toContain(field);
      expect(answer.body.request_id).toMatch(/\S+/);
    },
  );

  it('answers 400 for prototype keys, unparsable JSON and a missing body', async () => {
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

  it('answers 400 and names some of the fields when there are far too many, even for anonymous callers', async () => {
    const fields = Array.from({ length: 120_000 }, (_, at) => [`field-${at}`, 1]);
    const huge = await createCaller(inject('origin'), null).call(
      'POST',
      '/api/contact',
      Object.fromEntries([['x'.repeat(100_000), 1], ...fields]),
    );
    expect([huge.status, huge.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(huge.body).length).toBeLessThan(20_000);
  });

  it('answers 400 for a malformed Idempotency-Key', async () => {
    const answer = await mara.call('POST', '/api/food-entries', entry, { 'idempotency-key': 'a b' });
    expect(answer.body.details.map((detail) => detail.field)).toEqual(['Idempotency-Key']);
  });
});
