import * as z from 'zod';
import { reportReasons } from '../social/schema.ts';

/** The rules that staff can act on: the reasons for which meals are reported. */
export const brokenRules = reportReasons;
export type BrokenRule = (typeof brokenRules)[number];

/** What staff can decide about a meal or an account. */
export const moderationActions = [
  'meal_hidden',
  'meal_removed',
  'account_warned',
  'account_suspended',
  'account_blocked',
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** How long an owner can appeal. Source: Digital Services Act, Article 20(1), which requires six months. */
export const APPEAL_DAYS = 183;

const MIN_APPEAL_LENGTH = 10;
export const MAX_APPEAL_LENGTH = 2_000;

/** Outcome of an appeal: the decision stays, or is reversed. */
export const appealOutcomes = ['upheld', 'lifted'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** The token of the link in the email: user ID, decision ID and a secret. */
const appealToken = z
  .string()
  .regex(
    /^[\da-f-]{36}\.[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}$/,
    'This link is incomplete. Copy it from the email.',
  );

export const appealLink = z.strictObject({ token: appealToken });
export const newAppeal = z.strictObject({
  token: appealToken,
  text: z
    .string()
    .trim()
    .min(MIN_APPEAL_LENGTH, 'Explain in a sentence or two why the decision is wrong.')
    .max(MAX_APPEAL_LENGTH, 'Use up to 2,000 characters.'),
});

/** An owner's appeal. */
const appeal = z.object({
  text: z.string(),
  sent_at: z.iso.datetime(),
  /** null until staff has decided. */
  outcome: z.enum(appealOutcomes).nullable(),
  /** What staff answered. */
  answer: z.string().nullable(),
});

/** The facts of a decision that its owner and staff see. */
const facts = {
  action: z.enum(moderationActions),
  rule: z.enum(brokenRules),
  /** What staff wrote to the owner. */
  message: z.string().nullable(),
  /** The meal that it is about; null for decisions about the account alone. */
  meal_name: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** End of a suspension. */
  until: z.iso.datetime().nullable(),
  /** When the decision was reversed or its suspension ended. */
  ended_at: z.iso.datetime().nullable(),
  appeal: appeal.nullable(),
};

/** A decision as its owner sees it. Contains nothing about reports and staff. */
export const appealedDecision = z.object({ ...facts, appeal_until: z.iso.datetime() });
export type AppealedDecision = z.infer<typeof appealedDecision>;

/** A decision as staff sees it. */
export const staffDecision = z.object({
  ...facts,
  id: z.string(),
  /** The owner. */
  user_id: z.string(),
  shared_meal_id: z.string().nullable(),
  /** The staff member who decided. */
  staff_id: z.string(),
});
export type StaffDecision = z.infer<typeof staffDecision>;
