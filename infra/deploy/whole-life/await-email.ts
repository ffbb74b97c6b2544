import type { WalkEmail } from './mailbox/mailbox.ts';
import type { StepContext } from './step.ts';
import { waitFor } from './wait-for.ts';

/** Waits for an email to the user with a subject. @throws Error if none arrives */
export const awaitEmail = (context: StepContext, subject: string): Promise<WalkEmail> => {
  const { outside, life } = context;
  return waitFor(context, `no email "${subject}" arrived`, async () => {
    const emails = await outside.mailbox.emailsTo(life.account.email);
    return emails.find((email) => email.subject === subject) ?? null;
  });
};
