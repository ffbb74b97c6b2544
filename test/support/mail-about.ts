import { expect, vi } from 'vitest';
import { newestMail } from '#test/support/api-user.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** Waits for an email to an address with this subject; the newest one may be another. */
export const mailAbout = (origin: string, to: string, subject: string) =>
  vi.waitFor(
    async () => {
      const mail = await newestMail(origin, to);
      expect(mail?.subject).toBe(subject);
      return mail!;
    },
    { timeout: 20_000 * PATIENCE, interval: 100 },
  );
