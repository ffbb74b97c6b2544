import { expect, it } from 'vitest';
import { createResendPause } from '#web/features/auth/resend-pause.ts';

it('offers another code after the last one has had 30 seconds to arrive', () => {
  let now = 1_000_000;
  const mayResend = createResendPause(() => now);
  expect(mayResend()).toBe(true);
  now += 29_999;
  expect(mayResend()).toBe(false);
  now += 1;
  expect(mayResend()).toBe(true);
});
