import * as z from 'zod';
import type { Mailbox } from './mailbox.ts';

const emails = z.array(z.object({ subject: z.string(), text: z.string() }));

/** Reads the mailbox of a local product. */
export const createLocalMailbox = (origin: string): Mailbox => ({
  domain: 'walk.platewise.local',
  emailsTo: async (address) => {
    const response = await fetch(`${origin}/__local/mail.json?to=${encodeURIComponent(address)}`);
    return emails.parse(await response.json());
  },
});
