import * as z from 'zod';
import { creditChange } from '../credits/schema.ts';
import { tiers } from '../plans/tiers.ts';
import { personId, reportReasons, sharedMealId } from '../social/schema.ts';

/** The group of the user pool whose members answer messages and help with accounts. */
export const STAFF = 'staff';

/** Most credits that one correction gives or takes. */
export const MAX_CORRECTED = 1_000;

/** SHA-256, base64url: the name of a message, and of the e-mail that wrote it. */
const hash = z.string().regex(/^[\w-]{43}$/, 'This is not the name of a message.');

/** Why somebody of the staff does it: stands in the log of what the staff did. */
export const reason = z
  .string()
  .trim()
  .min(3, 'Please say why.')
  .max(300, 'Please use at most 300 characters.');

/** Where a page begins: what the page before said. */
export const pageCursor = z.string().regex(/^[\w#:.!-]{1,200}$/, 'This is no place in the list.');

export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageKey = z.strictObject({ email_hash: hash, id: hash });
export const messageState = z.strictObject({ state: z.enum(messageStates) });

/** A message of the contact form. */
export const staffMessage = z.object({
  email_hash: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  received_at: z.iso.datetime(),
  /** Whether the writer's plan has it answered first. */
  has_priority: z.boolean().default(false),
  state: z.enum(messageStates),
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const messagePage = z.object({ messages: z.array(staffMessage), cursor: z.string().nullable() });

export const reportKey = z.strictObject({ user_id: personId, shared_meal_id: sharedMealId });
export const decisions = ['take_down', 'leave'] as const;
export const reportDecision = z.strictObject({ decision: z.enum(decisions), reason });

/** A report with the meal as others see it, and of people no more than ids. */
export const staffReport = z.object({
  /** Who reported it. */
  user_id: z.string(),
  shared_meal_id: z.string(),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null where it was taken back, or left the diary. */
  meal: z
    .object({
      /** Who shares it. */
      user_id: z.string(),
      food_name: z.string(),
      calories: z.int(),
      serving_size: z.string().nullable(),
      caption: z.string().nullable(),
      /** Signed; null where there is none or it is not shared. */
      image_url: z.string().nullable(),
    })
    .nullable(),
});
export type StaffReport = z.infer<typeof staffReport>;

export const reportPage = z.object({ reports: z.array(staffReport), cursor: z.string().nullable() });

/** The e-mail is matched exactly, but for capitals. */
export const accountSearch = z.strictObject({
  email: z.string().trim().min(1, 'Please type an e-mail address.').max(254),
  reason,
});
export const accountKey = z.strictObject({ user_id: personId });
export const because = z.strictObject({ reason });

/** Of an account what the support needs, and nothing that the person logged. */
export const staffAccount = z.object({
  user_id: z.string(),
  created_at: z.iso.datetime(),
  /** The e-mail was confirmed. */
  confirmed: z.boolean(),
  /** Nobody can sign in to it. */
  blocked: z.boolean(),
  /** Its person closed it, or was too young: neither blocked nor opened here. */
  closed: z.boolean(),
  tier: z.enum(tiers),
  /** What can be spent of the month's allowance, and of the credits that stay: a correction changes these. */
  allowance_left: z.int().min(0),
  kept: z.int().min(0),
  /** The last ones, newest first. */
  changes: z.array(creditChange),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const creditCorrection = z.strictObject({
  amount: z
    .int()
    .min(-MAX_CORRECTED, 'At most 1,000 credits at once.')
    .max(MAX_CORRECTED, 'At most 1,000 credits at once.')
    .refine((amount) => amount !== 0, 'Please enter how many credits.'),
  reason,
});
export type CreditCorrection = z.output<typeof creditCorrection>;

export const auditActions = [
  'message_answered',
  'message_reopened',
  'report_taken_down',
  'report_left',
  'account_looked_up',
  'account_blocked',
  'account_unblocked',
  'credits_corrected',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the user pool is asked to do is noted before, and again after. */
export const auditOutcomes = ['begun', 'done', 'failed'] as const;

/** One thing that somebody of the staff did. */
export const auditRow = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  staff_id: z.string(),
  action: z.enum(auditActions),
  /** The id of the message, the shared meal or the account; null where a search found none. */
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  /** Credits of a correction. */
  amount: z.int().nullable(),
  outcome: z.enum(auditOutcomes),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditPage = z.object({ rows: z.array(auditRow), cursor: z.string().nullable() });
