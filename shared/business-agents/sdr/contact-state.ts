import * as z from 'zod';
import { localDate } from '../../time/local-date.ts';
import { messageIntents } from './messages/intents.ts';
import type { MessageReading } from './messages/reading.ts';

/** Why a lead must not be contacted: its own message, a request about its data, the user's decision, or an imported opt-out. */
export const doNotContactCauses = ['message', 'data_request', 'user', 'import'] as const;

/** A lead that must not be contacted. Only the user lifts it, with a reason. */
export const doNotContact = z.object({
  cause: z.enum(doNotContactCauses),
  /** The user's reason, or the lead's words. */
  reason: z.string().nullable(),
  since: z.iso.datetime(),
});
export type DoNotContact = z.infer<typeof doNotContact>;

/** A pause or an end of unsolicited contact that a message asks for. A later message of the lead can end it. */
export const contactHold = z.object({
  outreach: z.enum(['pause', 'stop', 'other_person']),
  /** First day to write again; null if open. */
  until: localDate.nullable(),
  intent: z.enum(messageIntents),
});
export type ContactHold = z.infer<typeof contactHold>;

/** When and why the user allowed contact again. */
export const contactAllowed = z.object({ reason: z.string().nullable(), since: z.iso.datetime() });
export type ContactAllowed = z.infer<typeof contactAllowed>;

/** Maximum length of a reason, in characters. */
export const MAX_REASON = 300;

/** Request of a change by the user. Lifting needs a reason. */
export const contactChange = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('do_not_contact'),
    reason: z.string().trim().max(MAX_REASON).optional(),
  }),
  z.strictObject({
    state: z.literal('allowed'),
    reason: z
      .string()
      .trim()
      .min(3, 'Give a reason, such as “Asked for a call on the phone”.')
      .max(MAX_REASON),
  }),
]);
export type ContactChange = z.infer<typeof contactChange>;

/** Returns whether a message forbids any further contact: an opt-out, a legal threat or a request for erasure. */
export const forbidsContact = ({ intent, also, outreach }: MessageReading): boolean =>
  outreach === 'stop' &&
  [intent, ...also].some((each) => each === 'opt_out' || each === 'legal_threat' || each === 'data_request');

/** Returns the hold after a message: a lead that writes with interest ends one, a neutral message ends a pause only. */
export const holdAfter = (before: ContactHold | null, reading: MessageReading): ContactHold | null => {
  const { outreach, until, intent, score } = reading;
  if (outreach !== 'go_on') return { outreach, until, intent };
  return before?.outreach === 'stop' && score !== 'up' ? before : null;
};
