import * as z from 'zod';
import { appealOutcomes, brokenRules, staffDecision } from '../moderation/schema.ts';
import { personId, reportReasons } from '../social/schema.ts';
import { pageCursor, reason } from './common-schema.ts';

/** What staff adds for the owner, sent as it is. */
const ownerMessage = z.string().trim().max(500, 'Use up to 500 characters.').default('');

/** What every decision against a user needs: the reason for the log, and what the owner is told. */
const decided = { reason, rule: z.enum(brokenRules), message: ownerMessage };

export const reportDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('leave'), reason }),
  z.strictObject({ decision: z.enum(['hide', 'remove']), ...decided }),
]);
export type ReportDecision = z.infer<typeof reportDecision>['decision'];

export const accountWarning = z.strictObject(decided);

/** Maximum length of a suspension. */
const MAX_SUSPENSION_DAYS = 365;
export const accountBlock = z.strictObject({
  ...decided,
  /** Length of a suspension; null blocks the account without an end. */
  days: z.int().min(1).max(MAX_SUSPENSION_DAYS).nullable(),
});

/** A part of a name or an email address, a whole email address, or a user ID. */
export const MIN_SEARCH_LENGTH = 2;
export const accountSearch = z.strictObject({
  text: z
    .string()
    .trim()
    .min(MIN_SEARCH_LENGTH, 'Enter at least 2 characters of a name or email address, or a user ID.')
    .max(254),
  cursor: pageCursor.optional(),
  reason,
});

/** An account in the results of a search, with as much as is needed to tell it from others. */
const foundAccount = z.object({
  user_id: z.string(),
  /** The display name; null if the account has no profile. */
  name: z.string().nullable(),
  /** Hint of the email address, such as `m…@example.com`. */
  email_hint: z.string(),
});
export type FoundAccount = z.infer<typeof foundAccount>;
export const foundAccountPage = z.object({ accounts: z.array(foundAccount), cursor: z.string().nullable() });
export type FoundAccountPage = z.infer<typeof foundAccountPage>;

/** A report about a meal of an account. The reporter is not identified. */
export const receivedReport = z.object({
  shared_meal_id: z.string(),
  meal_name: z.string(),
  reason: z.enum(reportReasons),
  created_at: z.iso.datetime(),
  /** null without a decision. */
  outcome: z.enum(['kept', 'acted']).nullable(),
});
export type ReceivedReport = z.infer<typeof receivedReport>;

export const appealKey = z.strictObject({
  user_id: personId,
  decision_id: z.ulid('Invalid decision ID.'),
});
export const appealDecision = z.strictObject({
  outcome: z.enum(appealOutcomes),
  reason,
  message: ownerMessage,
});
export const appealPage = z.object({ appeals: z.array(staffDecision), cursor: z.string().nullable() });
