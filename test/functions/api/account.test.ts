import { expect, inject, it } from 'vitest';
import { newestMail } from '#test/support/api-user.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

it('ignores a blank name at sign-up and when the profile is saved', async () => {
  const { call } = await withUser({ name: 'Mara Lind' });
  expect((await call('PUT', '/api/profile', { full_name: ' ' })).body.full_name).toBeNull();
});

it('creates the profile and sends a welcome email with a sign-in link when an account is confirmed', async () => {
  const mara = await withUser({ name: 'Mara Lind' });
  const { status, body } = await mara.call('GET', '/api/profile');
  expect([status, body.full_name, body.email]).toEqual([200, 'Mara Lind', mara.email]);
  const mail = await newestMail(origin, mara.email);
  expect(mail?.subject).toBe('Welcome to Platewise');
  expect(mail?.html).toContain(`${origin}/dashboard`);
});
