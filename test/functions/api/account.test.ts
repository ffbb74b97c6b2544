import { expect, inject, it } from 'vitest';
import { createApiUser, newestMail } from '#test/support/api-user.ts';

const origin = inject('origin');

it('ignores a blank name at sign-up and when the profile is saved', async () => {
  const { call } = await createApiUser(origin, 'Mara Lind');
  expect((await call('PUT', '/api/profile', { full_name: ' ' })).body.full_name).toBeNull();
});

it('creates the profile and sends a welcome email with a sign-in link when an account is confirmed', async () => {
  const mara = await createApiUser(origin, 'Mara Lind');
  const { status, body } = await mara.call('GET', '/api/profile');
  expect([status, body.full_name, body.email]).toEqual([200, 'Mara Lind', mara.email]);
  const mail = await newestMail(origin, mara.email);
  expect(mail?.subject).toBe('Welcome to Platewise');
  expect(mail?.html).toContain(`${origin}/dashboard`);
});
