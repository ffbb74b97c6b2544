import { expect, vi } from 'vitest';
import { newestMail } from '#test/support/api-user.ts';

/** The mail to an address with this subject, once a job has sent it: the newest of all may be an older one. */
export const mailAbout = (origin: string, to: string, subject: string) =>
  vi.waitFor(
    async () => {
      const mail = await newestMail(origin, to);
      expect(mail?.subject).toBe(subject);
      return mail!;
    },
    { timeout: 20_000, interval: 100 },
  );
