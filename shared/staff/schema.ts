import * as z from 'zod';
import { creditChange } from '../credits/schema.ts';
import { tiers } from '../plans/tiers.ts';
import { referralSignals } from '../referrals/abuse.ts';
import { staffDecision } from '../moderation/schema.ts';
import { personId, reportReasons, sharedMealId } from '../social/schema.ts';
import { reason } from './common-schema.ts';
import { receivedReport } from './moderation-schema.ts';

/** The user pool group of staff members. */
export const STAFF = 'staff';

/** Maximum number of credits per correction. */
const MAX_CORRECTED = 1_000;

/** SHA-256 as base64url: ID of a message, and hash of its sender's email. */
const hash = z.string().regex(/^[\w-]{43}$/, 'Invalid message ID.');

export const messageStates = ['open', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

export const messageKey = z.strictObject({ email_hash: hash, id: hash });
export const messageState = z.strictObject({ state: z.enum(messageStates) });

/** A contact form message. */
export const staffMessage = z.object({
  email_hash: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  received_at: z.iso.datetime(),
  /** Whether the sender's plan has priority support. */
  has_priority: z.boolean().default(false),
  state: z.enum(messageStates),
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const messagePage = z.object({ messages: z.array(staffMessage), cursor: z.string().nullable() });

export const reportKey = z.strictObject({ user_id: personId, shared_meal_id: sharedMealId });

/** A report with the meal as others see it. Users appear only by ID. */
const staffReport = z.object({
  /** The user who reported it. */
  user_id: z.string(),
  shared_meal_id: z.string(),
  reason: z.enum(reportReasons),
  note: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** null if it was unshared or deleted. */
  meal: z
    .object({
      /** The user who shared it. */
      user_id: z.string(),
      food_name: z.string(),
      calories: z.int(),
      serving_size: z.string().nullable(),
      caption: z.string().nullable(),
      /** Signed URL; null if there is no photo or it is not shared. */
      image_url: z.string().nullable(),
      /** Whether staff has hidden it. */
      is_hidden: z.boolean(),
    })
    .nullable(),
});
export type StaffReport = z.infer<typeof staffReport>;

export const reportPage = z.object({ reports: z.array(staffReport), cursor: z.string().nullable() });

export const referralKey = z.strictObject({
  user_id: personId,
  referral_id: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, 'Invalid referral ID.'),
});
export const referralDecisions = ['reverse', 'keep'] as const;
export const referralDecision = z.strictObject({ decision: z.enum(referralDecisions), reason });

/** A referral that exceeded a limit or came close to one. The friend is not identified. */
const staffReferral = z.object({
  /** The referrer. */
  user_id: z.string(),
  referral_id: z.string(),
  created_at: z.iso.datetime(),
  signals: z.array(z.enum(referralSignals)),
  credits_earned: z.int().min(0),
});
export type StaffReferral = z.infer<typeof staffReferral>;

export const staffReferralPage = z.object({
  referrals: z.array(staffReferral),
  cursor: z.string().nullable(),
});

export const accountKey = z.strictObject({ user_id: personId });
export const because = z.strictObject({ reason });

/** The data of an account that support needs, without anything the user logged. */
export const staffAccount = z.object({
  user_id: z.string(),
  created_at: z.iso.datetime(),
  /** Whether the email is verified. */
  confirmed: z.boolean(),
  /** Whether sign-in is disabled. */
  blocked: z.boolean(),
  /** Whether the account was closed by the user or for being under 13. It cannot be blocked or unblocked. */
  closed: z.boolean(),
  tier: z.enum(tiers),
  /** Remaining allowance and non-expiring credits. A correction changes the latter. */
  allowance_left: z.int().min(0),
  kept: z.int().min(0),
  /** Latest changes, newest first. */
  changes: z.array(creditChange),
  /** End of a suspension; null if the account is open, or blocked without an end. */
  suspended_until: z.iso.datetime().nullable(),
  /** Reports about meals of this account, newest first. */
  reports: z.array(receivedReport),
  /** Decisions about the account and its meals, newest first. */
  decisions: z.array(staffDecision),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const creditCorrection = z.strictObject({
  amount: z
    .int()
    .min(-MAX_CORRECTED, 'Enter up to 1,000 credits.')
    .max(MAX_CORRECTED, 'Enter up to 1,000 credits.')
    .refine((amount) => amount !== 0, 'Enter a number of credits.'),
  reason,
});
export type CreditCorrection = z.output<typeof creditCorrection>;

export const auditActions = [
  'message_answered',
  'message_reopened',
  // Until hiding and removing were told apart.
  'report_taken_down',
  'report_left',
  'meal_hidden',
  'meal_removed',
  'accounts_searched',
  'account_looked_up',
  'account_warned',
  'account_suspended',
  'account_blocked',
  'account_unblocked',
  'suspension_ended',
  'appeal_upheld',
  'appeal_lifted',
  'credits_corrected',
  'referral_reversed',
  'referral_kept',
] as const;

/** Stands for the staff member in the log of what a job did. */
export const AUTOMATIC = 'automatic';

/** User pool actions are recorded before they start and again when they end. */
export const auditOutcomes = ['begun', 'done', 'failed'] as const;

/** An action of a staff member. */
export const auditRow = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  staff_id: z.string(),
  action: z.enum(auditActions),
  /** ID of the message, shared meal, account or referral; null if a search found none. */
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  /** Credits of a correction. */
  amount: z.int().nullable(),
  outcome: z.enum(auditOutcomes),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditPage = z.object({ rows: z.array(auditRow), cursor: z.string().nullable() });
